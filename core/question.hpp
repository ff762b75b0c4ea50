// A question about equity, prepared for counting: who holds what by rank and by suit, and what is left to come.
#pragma once

#include <array>

#include "grades.hpp"
#include "low8.hpp"
#include "multisets.hpp"
#include "shares.hpp"

namespace splitpot {

constexpr std::size_t MOST_HANDS = SPLITPOT_HANDS_MAX, MOST_HOLE = 6;

// One hand that plays for the pot.
struct Holding {
    std::array<std::uint8_t, MOST_HOLE> ranks{};
    std::array<Ranks, 4> suits{};
    LowRanks low = 0;
};

struct Question {
    std::array<Holding, MOST_HANDS> holdings{};
    std::array<std::uint8_t, MOST_HANDS> seats{};  // which hand of the showdown each holding is
    std::size_t count = 0, hole_cards = 0;

    FiveRanks board{};  // the ranks that are known
    std::size_t known = 0, to_come = 5;
    std::array<Ranks, 4> board_suits{};
    LowRanks board_low = 0;

    std::array<Ranks, 4> left{};  // the deck, by suit
    std::array<std::uint8_t, 13> left_of{};  // of each rank, 0 to 4
    std::size_t deck = 0;

    Question(const splitpot_showdown &showdown, Hands among) : hole_cards(showdown.hole_cards) {
        left.fill(0x1fff);
        left_of.fill(4);
        deck = 52;
        for (std::size_t hand = 0; hand < showdown.count; ++hand) {
            const std::uint8_t *cards = showdown.hands + hand * hole_cards;
            take(cards, hole_cards);
            if (among >> hand & 1) add_holding(cards, static_cast<std::uint8_t>(hand));
        }
        take(showdown.board, showdown.board_count);
        take(showdown.dead, showdown.dead_count);
        Ranks shown = 0;
        for (std::size_t i = 0; i < showdown.board_count; ++i) {
            const unsigned rank = showdown.board[i] >> 2, suit = showdown.board[i] & 3;
            board[known++] = static_cast<std::uint8_t>(rank);
            board_suits[suit] |= 1u << rank;
            shown |= 1u << rank;
        }
        to_come = 5 - known;
        board_low = low_ranks(shown);
    }

private:
    void take(const std::uint8_t *cards, std::size_t taken) {
        for (std::size_t i = 0; i < taken; ++i) {
            left[cards[i] & 3] &= ~(1u << (cards[i] >> 2));
            --left_of[cards[i] >> 2];
        }
        deck -= taken;
    }

    void add_holding(const std::uint8_t *cards, std::uint8_t seat) {
        auto &holding = holdings[count];
        Ranks held = 0;
        for (std::size_t i = 0; i < hole_cards; ++i) {
            const unsigned rank = cards[i] >> 2;
            holding.ranks[i] = static_cast<std::uint8_t>(rank);
            holding.suits[cards[i] & 3] |= 1u << rank;
            held |= 1u << rank;
        }
        holding.low = low_ranks(held);
        seats[count++] = seat;
    }
};

}  // namespace splitpot
