// Equities: picks the way of counting, and the code for this processor.
#include "count.hpp"
#include "processor.hpp"
#include "sample.hpp"
#include "walk.hpp"

namespace splitpot {
namespace {

bool count(const splitpot_showdown &showdown, Hands among, splitpot_share *shares, splitpot_boards &boards) {
#ifdef SPLITPOT_HAS_AVX2_CODE
    if (wants_avx2()) return count_avx2(showdown, among, shares, boards);
#endif
    return count_plain(showdown, among, shares, boards);
}

}  // namespace
}  // namespace splitpot

extern "C" splitpot_boards splitpot_equities(const splitpot_showdown *showdown, uint32_t among,
                                             splitpot_share *shares) {
    for (std::size_t hand = 0; hand < showdown->count; ++hand) shares[hand] = {};
    splitpot_boards boards{};
    // With one card to come or none there is nothing to gather.
    if (showdown->board_count <= 3 && splitpot::count(*showdown, among, shares, boards)) return boards;
    return splitpot::walk(*showdown, among, shares);
}

extern "C" splitpot_boards splitpot_sample(const splitpot_showdown *showdown, uint64_t seed, uint64_t stream,
                                           uint64_t trials, splitpot_share *shares, uint64_t *squares) {
    for (std::size_t hand = 0; hand < showdown->count; ++hand) shares[hand] = {}, squares[hand] = 0;
#ifdef SPLITPOT_HAS_AVX2_CODE
    if (splitpot::wants_avx2()) return splitpot::sample_avx2(*showdown, seed, stream, trials, shares, squares);
#endif
    return splitpot::sample_plain(*showdown, seed, stream, trials, shares, squares);
}
