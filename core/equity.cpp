// Equities: refuses what cannot be answered, then picks the way of counting and the code for this processor.
#include <algorithm>
#include <array>
#include <new>

#include "count.hpp"
#include "processor.hpp"
#include "question.hpp"
#include "refusal.hpp"
#include "sample.hpp"
#include "walk.hpp"

namespace splitpot {
namespace {

bool gather(const splitpot_showdown &showdown, Hands among, splitpot_share *shares, splitpot_boards &boards) {
#ifdef SPLITPOT_HAS_AVX2_CODE
    if (wants_avx2()) return count_avx2(showdown, among, shares, boards);
#endif
    return count_plain(showdown, among, shares, boards);
}

splitpot_boards count(const splitpot_showdown &showdown, Hands among, splitpot_share *shares) {
    splitpot_boards boards{};
    // With one card to come or none there is nothing to gather.
    if (showdown.board_count <= 3 && gather(showdown, among, shares, boards)) return boards;
    return walk(showdown, among, shares);
}

splitpot_boards sampled(const splitpot_showdown &showdown, std::uint64_t seed, std::uint64_t stream, std::uint64_t trials,
                        splitpot_share *shares, std::uint64_t *squares) {
#ifdef SPLITPOT_HAS_AVX2_CODE
    if (wants_avx2()) return sample_avx2(showdown, seed, stream, trials, shares, squares);
#endif
    return sample_plain(showdown, seed, stream, trials, shares, squares);
}

// Nothing may fly out of a C function, and memory is all that can fail once the question is sound.
template <typename Answer>
splitpot_boards or_no_memory(Answer answer) {
    try {
        return answer();
    } catch (const std::bad_alloc &) {
        return {0, 0, SPLITPOT_NO_MEMORY, 0};
    }
}

}  // namespace
}  // namespace splitpot

extern "C" splitpot_boards splitpot_equities(const splitpot_showdown *showdown, uint32_t among,
                                             splitpot_share *shares) {
    using namespace splitpot;
    if (const auto refused = refusal_of(showdown, false); refused.refusal) return refused;
    if (!shares) return {0, 0, SPLITPOT_MISSING, 0};
    if (!among || among >> showdown->count) return {0, 0, SPLITPOT_WRONG_POT, 0};
    std::array<splitpot_share, MOST_HANDS> found{};
    const auto boards = or_no_memory([&] { return count(*showdown, among, found.data()); });
    if (!boards.refusal) std::copy_n(found.begin(), showdown->count, shares);
    return boards;
}

extern "C" splitpot_boards splitpot_sample(const splitpot_showdown *showdown, uint64_t seed, uint64_t stream,
                                           uint64_t trials, splitpot_share *shares, uint64_t *squares) {
    using namespace splitpot;
    if (const auto refused = refusal_of(showdown, true); refused.refusal) return refused;
    if (!shares || !squares) return {0, 0, SPLITPOT_MISSING, 0};
    if (!trials || trials > SPLITPOT_TRIALS_MAX) return {0, 0, SPLITPOT_WRONG_TRIALS, 0};
    std::array<splitpot_share, MOST_HANDS> found{};
    std::array<std::uint64_t, MOST_HANDS> found_squares{};
    const auto boards =
        or_no_memory([&] { return sampled(*showdown, seed, stream, trials, found.data(), found_squares.data()); });
    if (boards.refusal) return boards;
    std::copy_n(found.begin(), showdown->count, shares);
    std::copy_n(found_squares.begin(), showdown->count, squares);
    return boards;
}
