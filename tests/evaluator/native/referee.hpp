// A second opinion on everything the core says: it deals every board and tries every five cards.
//
// It shares no code and no table with the core. What five cards are worth is found by counting, once for each of the
// 2,598,960 hands there are; all else is looking up and comparing.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "splitpot_core.h"

namespace referee {

using Card = std::uint8_t;

struct Value {
    std::uint32_t high;
    std::uint8_t low;
};

inline Value judge(std::array<Card, 5> cards) {
    std::array<int, 13> times{};
    for (const Card card : cards) ++times[card / 4];
    // The ranks of which there are most come first, the higher before the lower.
    std::vector<int> deciding;
    for (int rank = 12; rank >= 0; --rank)
        if (times[rank]) deciding.push_back(rank);
    std::stable_sort(deciding.begin(), deciding.end(), [&](int a, int b) { return times[a] > times[b]; });
    const bool suited = std::all_of(cards.begin(), cards.end(), [&](Card card) { return card % 4 == cards[0] % 4; });
    const bool wheel = deciding == std::vector<int>{12, 3, 2, 1, 0};
    const bool straight = wheel || (deciding.size() == 5 && deciding[0] - deciding[4] == 4);
    const int most = times[deciding[0]], next = deciding.size() > 1 ? times[deciding[1]] : 0;
    int category = 0;
    if (straight && suited) category = 8;
    else if (most == 4) category = 7;
    else if (most == 3 && next == 2) category = 6;
    else if (suited) category = 5;
    else if (straight) category = 4;
    else if (most == 3) category = 3;
    else if (most == 2) category = next == 2 ? 2 : 1;
    if (straight) deciding = {wheel ? 3 : deciding[0]};
    std::uint32_t high = static_cast<std::uint32_t>(category) << 20;
    for (std::size_t place = 0; place < deciding.size(); ++place)
        high |= static_cast<std::uint32_t>(deciding[place]) << (16 - 4 * place);
    int mask = 0, ranks = 0;
    for (int rank = 0; rank < 13; ++rank) {
        const int place = rank == 12 ? 0 : rank + 1;  // the ace plays low
        if (times[rank] == 1 && place < 8) mask |= 1 << place, ++ranks;
    }
    return {high, static_cast<std::uint8_t>(ranks == 5 ? 256 - mask : 0)};
}

class Book {
public:
    Book() : values(2'598'960) {
        for (Card e = 4; e < 52; ++e)
            for (Card d = 3; d < e; ++d)
                for (Card c = 2; c < d; ++c)
                    for (Card b = 1; b < c; ++b)
                        for (Card a = 0; a < b; ++a) values[place({a, b, c, d, e})] = judge({a, b, c, d, e});
    }

    Value of(std::array<Card, 5> cards) const {
        std::sort(cards.begin(), cards.end());
        return values[place(cards)];
    }

private:
    static std::size_t place(const std::array<Card, 5> &c) {
        const auto over = [](std::size_t n, std::size_t k) {
            std::size_t ways = 1;
            for (std::size_t i = 0; i < k; ++i) ways = ways * (n - i) / (i + 1);
            return ways;
        };
        static const auto table = [&] {
            std::array<std::array<std::size_t, 52>, 5> t{};
            for (std::size_t k = 0; k < 5; ++k)
                for (std::size_t n = 0; n < 52; ++n) t[k][n] = n < k + 1 ? 0 : over(n, k + 1);
            return t;
        }();
        return table[0][c[0]] + table[1][c[1]] + table[2][c[2]] + table[3][c[3]] + table[4][c[4]];
    }

    std::vector<Value> values;
};

inline const Book &book() {
    static const Book whole;
    return whole;
}

// The best high and low of `cards`, of which the first `hole` are held; in Omaha two of these and three others play.
inline Value best(const std::vector<Card> &cards, std::size_t hole, bool two_of_hole) {
    Value best{0, 0};
    const std::size_t n = cards.size();
    for (std::size_t e = 4; e < n; ++e)
        for (std::size_t d = 3; d < e; ++d)
            for (std::size_t c = 2; c < d; ++c)
                for (std::size_t b = 1; b < c; ++b)
                    for (std::size_t a = 0; a < b; ++a) {
                        if (two_of_hole && (a < hole) + (b < hole) + (c < hole) + (d < hole) + (e < hole) != 2) continue;
                        const Value value = book().of({cards[a], cards[b], cards[c], cards[d], cards[e]});
                        best.high = std::max(best.high, value.high);
                        best.low = std::max(best.low, value.low);
                    }
    return best;
}

// One question about equity, with cards in vectors.
struct Question {
    int game;
    std::vector<std::vector<Card>> hands;
    std::vector<Card> board, dead;
    std::uint32_t among;
};

struct Answer {
    splitpot_boards boards{};
    std::vector<splitpot_share> shares;
};

inline void settle(const Question &question, const std::vector<Card> &board, Answer &answer) {
    std::vector<std::size_t> highs, lows;
    Value top{0, 0};
    for (std::size_t hand = 0; hand < question.hands.size(); ++hand) {
        if (!(question.among >> hand & 1)) continue;
        std::vector<Card> cards = question.hands[hand];
        const std::size_t hole = cards.size();
        cards.insert(cards.end(), board.begin(), board.end());
        Value value = best(cards, hole, question.game != SPLITPOT_HOLDEM);
        if (question.game != SPLITPOT_OMAHA8) value.low = 0;
        if (value.high > top.high) highs.clear(), top.high = value.high;
        if (value.high == top.high) highs.push_back(hand);
        if (value.low > top.low) lows.clear(), top.low = value.low;
        if (value.low && value.low == top.low) lows.push_back(hand);
    }
    ++answer.boards.boards;
    answer.boards.low_boards += !lows.empty();
    std::vector<std::uint64_t> high(question.hands.size()), low(question.hands.size());
    for (const auto hand : highs) high[hand] = 5040 / (lows.empty() ? 1 : 2) / highs.size();
    for (const auto hand : lows) low[hand] = 2520 / lows.size();
    for (std::size_t hand = 0; hand < high.size(); ++hand) {
        auto &share = answer.shares[hand];
        const auto part = high[hand] + low[hand];
        share.equity += part, share.high += high[hand], share.low += low[hand];
        share.scoop += part == 5040, share.tie += part > 0 && part < 5040;
        share.three_quarter += part == 3780, share.half += part == 2520, share.quarter += part == 1260;
        share.high_win += high[hand] && highs.size() == 1, share.high_tie += high[hand] && highs.size() > 1;
        share.low_win += low[hand] && lows.size() == 1, share.low_tie += low[hand] && lows.size() > 1;
    }
}

inline void deal(const Question &question, const std::vector<Card> &deck, std::size_t first, std::vector<Card> &board,
                 Answer &answer) {
    if (board.size() == 5) return settle(question, board, answer);
    for (std::size_t i = first; i < deck.size(); ++i) {
        board.push_back(deck[i]);
        deal(question, deck, i + 1, board, answer);
        board.pop_back();
    }
}

inline Answer answer(const Question &question) {
    std::array<bool, 52> gone{};
    for (const auto &hand : question.hands)
        for (const Card card : hand) gone[card] = true;
    for (const Card card : question.board) gone[card] = true;
    for (const Card card : question.dead) gone[card] = true;
    std::vector<Card> deck, board = question.board;
    for (Card card = 0; card < 52; ++card)
        if (!gone[card]) deck.push_back(card);
    Answer found;
    found.shares.resize(question.hands.size());
    deal(question, deck, 0, board, found);
    return found;
}

}  // namespace referee
