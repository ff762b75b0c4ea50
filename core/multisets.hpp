// Numbers for multisets of ranks: a pair of ranks is 0..90, a board without its suits one of 6,188.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace splitpot {

constexpr std::size_t choose(std::size_t n, std::size_t k) {
    std::size_t ways = 1;
    for (std::size_t i = 1; i <= k; ++i) ways = ways * (n - k + i) / i;
    return n < k ? 0 : ways;
}

constexpr std::size_t PAIRS = choose(14, 2), TRIPLES = choose(15, 3), FOURS = choose(16, 4), FIVES = choose(17, 5);

// Boards of three, four and five in one list: where each size starts, and the end.
constexpr std::array<std::size_t, 7> FIRST = {0, 0, 0, 0, TRIPLES, TRIPLES + FOURS, TRIPLES + FOURS + FIVES};

// Five, six and seven ranks in another list, the same way.
constexpr std::array<std::size_t, 9> FIRST_UNSUITED = {0, 0, 0, 0, 0, 0, FIVES, FIVES + choose(18, 6),
                                                       FIVES + choose(18, 6) + choose(19, 7)};

// [place][rank]: what a rank at that place of an ascending multiset adds to the multiset's number.
constexpr auto PLACES = [] {
    std::array<std::array<std::uint16_t, 14>, 7> places{};
    for (std::size_t place = 0; place < 7; ++place)
        for (std::size_t rank = 0; rank < 14; ++rank)
            places[place][rank] = static_cast<std::uint16_t>(choose(rank + place, place + 1));
    return places;
}();

// All pairs whose higher rank is below r come before those whose higher rank is r.
constexpr auto PAIR_NUMBERS = [] {
    std::array<std::array<std::uint8_t, 16>, 13> numbers{};
    for (std::size_t a = 0; a < 13; ++a)
        for (std::size_t b = 0; b < 13; ++b)
            numbers[a][b] = static_cast<std::uint8_t>(a > b ? a * (a + 1) / 2 + b : b * (b + 1) / 2 + a);
    return numbers;
}();

constexpr std::size_t pair_number(std::size_t a, std::size_t b) { return PAIR_NUMBERS[a][b]; }

using FiveRanks = std::array<std::uint8_t, 5>;

constexpr void sort(FiveRanks &ranks) {
    const auto order = [&ranks](std::size_t i, std::size_t j) {
        const std::uint8_t low = std::min(ranks[i], ranks[j]), high = std::max(ranks[i], ranks[j]);
        ranks[i] = low;
        ranks[j] = high;
    };
    order(0, 3), order(1, 4), order(0, 2), order(1, 3), order(0, 1), order(2, 4), order(1, 2), order(3, 4), order(2, 3);
}

// The number among all multisets of `count` ranks; places beyond `count` hold a rank above all others.
constexpr std::size_t multiset_number(FiveRanks ranks, std::size_t count = 5) {
    sort(ranks);
    std::size_t number = 0;
    for (std::size_t place = 0; place < count; ++place) number += PLACES[place][ranks[place]];
    return number;
}

// Calls `visit` with every ascending multiset of `count` ranks; the places beyond hold a rank above all others.
template <typename Visit>
void each_multiset(std::size_t count, Visit visit) {
    FiveRanks ranks;
    ranks.fill(13);
    std::fill_n(ranks.begin(), count, std::uint8_t{0});
    for (;;) {
        visit(ranks);
        std::size_t place = 0;
        while (place < count && place < 5 && ranks[place] == (place + 1 < count ? ranks[place + 1] : 12)) ++place;
        if (place >= count || place >= 5) return;
        ++ranks[place];
        std::fill_n(ranks.begin(), place, std::uint8_t{0});
    }
}

}  // namespace splitpot
