// In how many ways ranks come as cards, by how many of these are of one suit.
#pragma once

#include <array>

#include "question.hpp"
#include "tables.hpp"

namespace splitpot {

// [cards][taken of them]: cards of a rank, of which no more than four are there.
constexpr auto CHOOSE = [] {
    std::array<std::array<std::int32_t, 6>, 5> ways{};
    for (std::size_t n = 0; n < 5; ++n)
        for (std::size_t k = 0; k < 6; ++k) ways[n][k] = static_cast<std::int32_t>(choose(n, k));
    return ways;
}();

// Boards of several pairs, or of several ranks, at once.
typedef std::int32_t ManyBoards __attribute__((vector_size(32), may_alias, aligned(4)));
constexpr std::size_t MANY = 8;

inline ManyBoards &many(std::int32_t *boards) { return *reinterpret_cast<ManyBoards *>(boards); }
inline const ManyBoards &many(const std::int32_t *boards) { return *reinterpret_cast<const ManyBoards *>(boards); }

// Up to three ranks that are to come, each with how often; the lowest first.
struct Ranked {
    std::array<std::uint8_t, 3> ranks{}, times{};
    std::size_t size = 0;
    Ranks all = 0;

    Ranked(const FiveRanks &ascending, std::size_t cards) {
        for (std::size_t i = 0; i < cards; ++i) {
            if (size && ranks[size - 1] == ascending[i]) {
                ++times[size - 1];
                continue;
            }
            ranks[size] = ascending[i];
            times[size++] = 1;
            all |= 1u << ascending[i];
        }
    }
};

// One suit of a question, and the suits that are just like it: as much is left of them, and nobody holds them otherwise.
class Suit {
public:
    static constexpr std::size_t NEVER = 6;
    // Numbers of ways in a byte each, by how many cards are of the suit. To multiply two of them puts together what
    // is dealt independently: no more than 96 ways lead to cards of three ranks.
    using BySuited = std::uint64_t;

    std::size_t least = NEVER;  // so many cards of it on the board make a flush for somebody
    std::size_t shown = 0;      // of the known cards of the board
    std::int32_t alike = 1;     // how many suits this one stands for
    std::int32_t off_left = 0;  // cards of other suits that are left
    Ranks left = 0;
    // By rank: the ways for one card that is of the suit, and for one that is not.
    alignas(64) std::array<std::int32_t, LINE> of{}, off{};
    // By pair of ranks: the ways for two cards of which none, one or both are of the suit.
    alignas(64) std::int32_t pairs[3][ROW + LINE];

    void prepare(const Question &question, unsigned suit, bool two_of_hole) {
        left = question.left[suit];
        shown = static_cast<std::size_t>(std::popcount(question.board_suits[suit]));
        std::size_t held = 0;
        for (std::size_t i = 0; i < question.count; ++i)
            held = std::max(held, static_cast<std::size_t>(std::popcount(question.holdings[i].suits[suit])));
        held = std::min<std::size_t>(held, 2);
        least = two_of_hole ? (held == 2 ? 3 : NEVER) : 5 - held;
        if (shown + question.to_come < least) least = NEVER;
        if (least == NEVER) return;
        for (std::size_t rank = 0; rank < 13; ++rank) {
            of[rank] = static_cast<std::int32_t>(left >> rank & 1);
            off[rank] = question.left_of[rank] - of[rank];
            off_left += off[rank];
            const auto &others = CHOOSE[static_cast<std::size_t>(off[rank])];
            cards[rank][0] = 1;
            for (std::size_t taken = 1; taken < 6; ++taken)
                cards[rank][taken] = static_cast<BySuited>(others[taken] + (of[rank] * others[taken - 1] << 8));
        }
        prepare_pairs();
    }

    // The ways for these ranks to come but for the lowest, of which `lowest` come; 1 if there are no ranks.
    BySuited ways(const Ranked &more, std::size_t lowest) const {
        if (!more.size) return 1;
        BySuited all = cards[more.ranks[0]][lowest];
        for (std::size_t i = 1; i < more.size; ++i) all *= cards[more.ranks[i]][more.times[i]];
        return all;
    }

    // Of these ways, those with enough of the suit for a flush if `further` more of it come, for all suits alike.
    std::int32_t flushes(BySuited ways, std::size_t further) const {
        const std::size_t enough = least > shown + further ? least - shown - further : 0;
        return static_cast<std::int32_t>((ways >> 8 * enough) * 0x0101010101010101 >> 56) * alike;
    }

private:
    BySuited cards[13][6];  // of a rank, so many

    void prepare_pairs() {
        for (std::size_t high = 0, first = 0; high < 13; first += ++high) {
            // What is written too much, the next rank overwrites.
            for (std::size_t low = 0; low < LINE; low += MANY) {
                const ManyBoards off_low = many(&off[low]), of_low = many(&of[low]);
                many(&pairs[0][first + low]) = off[high] * off_low;
                many(&pairs[1][first + low]) = off[high] * of_low + of[high] * off_low;
                many(&pairs[2][first + low]) = of[high] * of_low;
            }
            pairs[0][first + high] = CHOOSE[static_cast<std::size_t>(off[high])][2];
            pairs[1][first + high] = off[high] * of[high];
            pairs[2][first + high] = 0;
        }
    }
};

}  // namespace splitpot
