// Omaha: exactly two hole cards and three board cards, high and low.
//
// Without a flush only ranks count, and a hand is the best of its hole pairs on the board's multiset of ranks. That
// table is small (8,463 boards of three to five cards, 91 pairs), grows from the boards of three in a few
// milliseconds at first use, and serves four, five and six hole cards alike.
#include <algorithm>
#include <array>
#include <memory>
#include <vector>

#include "low8.hpp"
#include "ranks.hpp"
#include "splitpot_core.h"

namespace splitpot {
namespace {

constexpr std::size_t PAIRS = 91;
constexpr std::size_t ROW = 96;  // a row fills three cache lines
// Multisets of 3, 4 and 5 of 13 ranks: 455, 1,820 and 6,188; each size starts where the one before it ends.
constexpr std::array<std::size_t, 7> FIRST = {0, 0, 0, 0, 455, 455 + 1820, 455 + 1820 + 6188};

constexpr std::size_t choose(std::size_t n, std::size_t k) {
    std::size_t ways = 1;
    for (std::size_t i = 1; i <= k; ++i) ways = ways * (n - k + i) / i;
    return n < k ? 0 : ways;
}

// [place][rank]: what a rank at that place of an ascending multiset adds to the multiset's number.
constexpr auto PLACES = [] {
    std::array<std::array<std::uint16_t, 13>, 5> places{};
    for (std::size_t place = 0; place < 5; ++place)
        for (std::size_t rank = 0; rank < 13; ++rank)
            places[place][rank] = static_cast<std::uint16_t>(choose(rank + place, place + 1));
    return places;
}();

constexpr std::size_t pair_number(unsigned a, unsigned b) {
    const unsigned high = std::max(a, b), low = std::min(a, b);
    return high * (high + 1) / 2 + low;
}

// The board's row: sorts its ranks, 3 to 5 of them, in place.
inline std::size_t board_number(std::array<std::uint8_t, 5> &ranks, std::size_t count) {
    const auto order = [&ranks](std::size_t i, std::size_t j) {
        const std::uint8_t low = std::min(ranks[i], ranks[j]), high = std::max(ranks[i], ranks[j]);
        ranks[i] = low;
        ranks[j] = high;
    };
    // Missing places hold a rank above all others, so the same network sorts three, four and five.
    order(0, 3), order(1, 4), order(0, 2), order(1, 3), order(0, 1), order(2, 4), order(1, 2), order(3, 4), order(2, 3);
    std::size_t number = FIRST[count];
    for (std::size_t place = 0; place < count; ++place) number += PLACES[place][ranks[place]];
    return number;
}

std::uint32_t strength_of_five(const std::array<std::uint8_t, 5> &ranks) {
    std::array<int, 13> count{};
    for (const auto rank : ranks) ++count[rank];
    std::array<Ranks, 6> having{};
    for (std::size_t rank = 0; rank < 13; ++rank) having[static_cast<std::size_t>(count[rank])] |= 1u << rank;
    if (having[5]) return 0;  // five of a rank: no deck has them, nobody will ask
    return unsuited(having[1] | having[2] | having[3] | having[4], having[2], having[3], having[4]);
}

struct Tables {
    // The strengths without a flush in ascending order; the rows hold places in this list.
    std::vector<std::uint32_t> strengths;
    alignas(64) std::array<std::array<std::uint16_t, ROW>, FIRST[6]> best{};
    alignas(64) LowTable lows{};

    Tables() {
        fill_strengths();
        fill_boards_of_three();
        grow_boards(4);
        grow_boards(5);
        fill_lows(lows);
    }

    // Calls `visit` with every ascending multiset of `count` ranks; the places beyond hold a rank above all others.
    template <typename Visit>
    static void each_multiset(std::size_t count, Visit visit) {
        std::array<std::uint8_t, 5> ranks;
        ranks.fill(13);
        std::fill_n(ranks.begin(), count, std::uint8_t{0});
        for (;;) {
            visit(ranks);
            std::size_t place = 0;
            while (place < count && ranks[place] == (place + 1 < count ? ranks[place + 1] : 12)) ++place;
            if (place == count) return;
            ++ranks[place];
            std::fill_n(ranks.begin(), place, std::uint8_t{0});
        }
    }

    void fill_strengths() {
        strengths.push_back(0);
        each_multiset(5, [this](const auto &ranks) { strengths.push_back(strength_of_five(ranks)); });
        std::sort(strengths.begin(), strengths.end());
        strengths.erase(std::unique(strengths.begin(), strengths.end()), strengths.end());
    }

    void fill_boards_of_three() {
        each_multiset(3, [this](auto ranks) {
            auto &row = best[board_number(ranks, 3)];
            for (std::uint8_t high = 0; high < 13; ++high) {
                for (std::uint8_t low = 0; low <= high; ++low) {
                    const auto strength = strength_of_five({ranks[0], ranks[1], ranks[2], low, high});
                    const auto found = std::lower_bound(strengths.begin(), strengths.end(), strength);
                    row[pair_number(high, low)] = static_cast<std::uint16_t>(found - strengths.begin());
                }
            }
        });
    }

    // A board of `count` is as good as the best of the boards with one card less.
    void grow_boards(std::size_t count) {
        each_multiset(count, [this, count](auto ranks) {
            auto &row = best[board_number(ranks, count)];
            for (std::size_t left_out = 0; left_out < count; ++left_out) {
                std::array<std::uint8_t, 5> fewer = ranks;
                fewer[left_out] = 13;
                const auto &smaller = best[board_number(fewer, count - 1)];
                for (std::size_t pair = 0; pair < PAIRS; ++pair) row[pair] = std::max(row[pair], smaller[pair]);
            }
        });
    }
};

const Tables &tables() {
    static const auto built = std::make_unique<const Tables>();
    return *built;
}

// The ranks of each suit, sixteen bits a suit, and how many cards of each, four bits a suit.
struct Suits {
    std::uint64_t ranks = 0;
    std::uint32_t counts = 0;

    void add(unsigned rank, unsigned suit) {
        ranks |= std::uint64_t{1} << (suit * 16 + rank);
        counts += 1u << suit * 4;
    }

    Ranks all() const { return static_cast<Ranks>(ranks | ranks >> 16 | ranks >> 32 | ranks >> 48) & 0x1fff; }
};

// The best flush in one suit from two ranks of the hole and three of the board.
std::uint32_t best_flush(Ranks hole, Ranks board) {
    if (straight_top_plus_one(hole | board)) {
        for (std::uint32_t end = 13; end >= 4; --end) {
            const Ranks five = end == 4 ? 0x100fu : 0x1fu << (end - 5);
            if ((five & ~(hole | board)) == 0 && std::popcount(five & hole) == 2) return straight(STRAIGHT_FLUSH, end);
        }
    }
    Ranks five = 0;
    for (int taken = 0; taken < 2; ++taken) five |= std::bit_floor(hole & ~five);
    for (int taken = 0; taken < 3; ++taken) five |= std::bit_floor(board & ~five);
    return FLUSH << 20 | kickers(five, 5, 16);
}

splitpot_high_low best_omaha(const Tables &table, const std::uint8_t *hole, std::size_t hole_count,
                             const std::uint8_t *board, std::size_t board_count) {
    std::array<std::uint8_t, 5> board_ranks;
    board_ranks.fill(13);
    Suits board_suits, hole_suits;
    for (std::size_t i = 0; i < board_count; ++i) {
        board_ranks[i] = board[i] >> 2;
        board_suits.add(board[i] >> 2, board[i] & 3);
    }
    const auto &row = table.best[board_number(board_ranks, board_count)];
    std::uint16_t best = 0;
    for (std::size_t i = 0; i < hole_count; ++i) {
        hole_suits.add(hole[i] >> 2, hole[i] & 3);
        for (std::size_t j = 0; j < i; ++j)
            best = std::max(best, row[pair_number(hole[i] >> 2, hole[j] >> 2)]);
    }
    std::uint32_t high = table.strengths[best];
    // Three of a suit on the board and two in the hole both carry into the top bit; only one suit can have both.
    if (const std::uint32_t flush = (board_suits.counts + 0x5555) & (hole_suits.counts + 0x6666) & 0x8888) {
        const unsigned shift = static_cast<unsigned>(__builtin_ctz(flush)) / 4 * 16;
        const auto of = [shift](const Suits &suits) { return static_cast<Ranks>(suits.ranks >> shift) & 0x1fff; };
        high = std::max(high, best_flush(of(hole_suits), of(board_suits)));
    }
    return {high, table.lows[low_ranks(board_suits.all())][low_ranks(hole_suits.all())]};
}

}  // namespace
}  // namespace splitpot

extern "C" splitpot_high_low splitpot_omaha(const uint8_t *hole, size_t hole_count, const uint8_t *board,
                                            size_t board_count) {
    return splitpot::best_omaha(splitpot::tables(), hole, hole_count, board, board_count);
}

extern "C" size_t splitpot_omaha_batch(const uint8_t *holes, size_t hole_width, const uint8_t *boards,
                                       size_t board_width, size_t rows, uint32_t *highs, uint8_t *lows) {
    const auto &table = splitpot::tables();
    std::array<std::uint8_t, 11> cards;
    for (std::size_t row = 0; row < rows; ++row, holes += hole_width, boards += board_width) {
        std::copy_n(boards, board_width, std::copy_n(holes, hole_width, cards.begin()));
        if (splitpot_fault(cards.data(), hole_width + board_width) != SPLITPOT_SOUND) return row;
        const auto [high, low] = splitpot::best_omaha(table, holes, hole_width, boards, board_width);
        highs[row] = high;
        lows[row] = low;
    }
    return rows;
}
