// Omaha: exactly two hole cards and three board cards, high and low.
//
// Without a flush only ranks count, and a hand is the best of its hole pairs on the board's multiset of ranks. That
// table is small and serves four, five and six hole cards alike.
#include "omaha.hpp"

extern "C" splitpot_high_low splitpot_omaha(const uint8_t *hole, size_t hole_count, const uint8_t *board,
                                            size_t board_count) {
    const auto shown = splitpot::board_of(board, board_count);
    switch (hole_count) {
        case 2: return splitpot::omaha_on<2>(shown, hole);
        case 3: return splitpot::omaha_on<3>(shown, hole);
        case 4: return splitpot::omaha_on<4>(shown, hole);
        case 5: return splitpot::omaha_on<5>(shown, hole);
        default: return splitpot::omaha_on<6>(shown, hole);
    }
}
