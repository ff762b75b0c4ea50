// The batches of the C ABI: picks the code for this processor.
#include "batch.hpp"

#include "processor.hpp"

namespace splitpot {
namespace {

const Batches &batches() {
#ifdef SPLITPOT_HAS_AVX2_CODE
    if (wants_avx2()) return avx2_batches;
#endif
    return plain_batches;
}

}  // namespace
}  // namespace splitpot

extern "C" size_t splitpot_high_batch(const uint8_t *cards, size_t width, size_t rows, uint32_t *highs) {
    return splitpot::batches().high(cards, width, rows, highs);
}

extern "C" size_t splitpot_omaha_batch(const uint8_t *holes, size_t hole_width, const uint8_t *boards, size_t rows,
                                       uint32_t *highs, uint8_t *lows) {
    return splitpot::batches().omaha(holes, hole_width, boards, rows, highs, lows);
}

extern "C" size_t splitpot_omaha_one_board(const uint8_t *holes, size_t hole_width, const uint8_t *board,
                                           size_t board_count, size_t rows, uint32_t *highs, uint8_t *lows) {
    const auto shown = splitpot::board_of(board, board_count);
    return splitpot::batches().omaha_one_board(holes, hole_width, shown, rows, highs, lows);
}
