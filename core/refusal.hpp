// Whether a question about equity can be answered at all.
#pragma once

#include "splitpot_core.h"

namespace splitpot {

constexpr std::size_t DECK = 52, MOST_BOARD = 5;

// The cards of a question so far, and the first that is none or lies there twice.
class Seen {
public:
    bool take(const std::uint8_t *cards, std::size_t taken, bool unknown_too) {
        for (std::size_t i = 0; i < taken; ++i, ++count_) {
            if (unknown_too && cards[i] == SPLITPOT_UNKNOWN) continue;
            if (cards[i] >= DECK) return refuse(SPLITPOT_NO_CARD);
            if (seen_ >> cards[i] & 1) return refuse(SPLITPOT_CARD_TWICE);
            seen_ |= std::uint64_t{1} << cards[i];
        }
        return true;
    }

    splitpot_boards refused() const { return {0, 0, refusal_, count_}; }

private:
    std::uint64_t seen_ = 0;
    std::uint32_t count_ = 0, refusal_ = SPLITPOT_ANSWERED;

    bool refuse(std::uint32_t why) { return refusal_ = why, false; }
};

// What is wrong with the question, if anything is. `partly` lets hole cards be unknown.
inline splitpot_boards refusal_of(const splitpot_showdown *showdown, bool partly) {
    const auto refused = [](std::uint32_t why) { return splitpot_boards{0, 0, why, 0}; };
    if (!showdown) return refused(SPLITPOT_MISSING);
    const auto &[game, hands, count, hole, board, board_count, dead, dead_count] = *showdown;
    if (!hands || (!board && board_count) || (!dead && dead_count)) return refused(SPLITPOT_MISSING);
    if (game != SPLITPOT_HOLDEM && game != SPLITPOT_OMAHA && game != SPLITPOT_OMAHA8) return refused(SPLITPOT_NO_GAME);
    if (count < 2 || count > SPLITPOT_HANDS_MAX) return refused(SPLITPOT_WRONG_HANDS);
    if (game == SPLITPOT_HOLDEM ? hole != 2 : hole < 4 || hole > 6) return refused(SPLITPOT_WRONG_HOLE);
    if (board_count > MOST_BOARD) return refused(SPLITPOT_WRONG_BOARD);
    if (dead_count > DECK || count * hole + MOST_BOARD + dead_count > DECK) return refused(SPLITPOT_TOO_MANY_CARDS);
    Seen seen;
    if (seen.take(hands, count * hole, partly) && seen.take(board, board_count, false)) seen.take(dead, dead_count, false);
    const auto found = seen.refused();
    return found.refusal ? found : refused(SPLITPOT_ANSWERED);
}

}  // namespace splitpot
