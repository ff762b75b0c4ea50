// Equities: picks the way of counting.
#include <atomic>

#include "count.hpp"
#include "walk.hpp"

namespace splitpot {
namespace {

std::atomic<bool> only_plain{false};

Count fastest() {
#if defined(__x86_64__) && defined(__GNUC__)
    static const bool has_avx2 = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi2");
    if (has_avx2 && !only_plain.load(std::memory_order_relaxed)) return count_avx2;
#endif
    return count_plain;
}

}  // namespace
}  // namespace splitpot

extern "C" void splitpot_use_plain(int plain) { splitpot::only_plain = plain != 0; }

extern "C" splitpot_boards splitpot_equities(const splitpot_showdown *showdown, uint32_t among,
                                             splitpot_share *shares) {
    for (std::size_t hand = 0; hand < showdown->count; ++hand) shares[hand] = {};
    splitpot_boards boards{};
    // With one card to come or none there is nothing to gather.
    if (showdown->board_count <= 3 && splitpot::fastest()(*showdown, among, shares, boards)) return boards;
    return splitpot::walk(*showdown, among, shares);
}
