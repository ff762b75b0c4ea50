// Writes the tables of tables.hpp as C++: table_maker > tables.cpp. It runs while the core is built.
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <vector>

#include "tables.hpp"

namespace splitpot {
namespace {

std::vector<std::uint32_t> low_grades, high_grades;  // the strengths below a flush, and above

// The best five of any ranks, as a strength; 0 if a rank stands there five times.
std::uint32_t unsuited_strength(std::initializer_list<std::uint8_t> ranks) {
    std::array<int, 14> count{};
    for (const auto rank : ranks) ++count[rank];
    std::array<Ranks, 5> having{};
    for (std::size_t rank = 0; rank < 13; ++rank) {
        if (count[rank] > 4) return 0;
        having[static_cast<std::size_t>(count[rank])] |= 1u << rank;
    }
    return unsuited(having[1] | having[2] | having[3] | having[4], having[2], having[3], having[4]);
}

Grade grade(std::uint32_t strength) {
    const bool above = strength >> 20 > FLUSH;
    const auto &list = above ? high_grades : low_grades;
    const auto place = std::lower_bound(list.begin(), list.end(), strength) - list.begin();
    return static_cast<Grade>(place + (above ? FIRST_FULL_HOUSE : 0));
}

Grade grade(std::initializer_list<std::uint8_t> ranks) { return grade(unsuited_strength(ranks)); }

void find_grades() {
    low_grades.push_back(0);
    each_multiset(5, [](const FiveRanks &r) {
        const std::uint32_t strength = unsuited_strength({r[0], r[1], r[2], r[3], r[4]});
        (strength >> 20 > FLUSH ? high_grades : low_grades).push_back(strength);
    });
    for (auto *list : {&low_grades, &high_grades}) {
        std::sort(list->begin(), list->end());
        list->erase(std::unique(list->begin(), list->end()), list->end());
    }
    if (low_grades.size() > FIRST_FLUSH || high_grades.size() > FIRST_STRAIGHT_FLUSH - FIRST_FULL_HOUSE) std::abort();
}

using Row = std::array<Grade, ROW>;

std::vector<Row> make_omaha_rows() {
    std::vector<Row> rows(FIRST[6]);
    for (std::size_t count = 3; count <= 5; ++count) {
        each_multiset(count, [&rows, count](const FiveRanks &ranks) {
            auto &row = rows[FIRST[count] + multiset_number(ranks, count)];
            Ranks shown = 0;
            for (std::size_t i = 0; i < count; ++i) shown |= 1u << ranks[i];
            row[BOARD_LOW] = low_ranks(shown);
            for (std::uint8_t high = 0; count == 3 && high < 13; ++high)
                for (std::uint8_t low = 0; low <= high; ++low)
                    row[pair_number(high, low)] = grade({ranks[0], ranks[1], ranks[2], high, low});
            // A larger board is as good as the best of the boards with one card less.
            for (std::size_t left_out = 0; count > 3 && left_out < count; ++left_out) {
                FiveRanks fewer = ranks;
                fewer[left_out] = 13;
                const auto &smaller = rows[FIRST[count - 1] + multiset_number(fewer, count - 1)];
                for (std::size_t pair = 0; pair < PAIRS; ++pair) row[pair] = std::max(row[pair], smaller[pair]);
            }
        });
    }
    return rows;
}

std::vector<Row> make_holdem_rows() {
    std::vector<Row> rows(FIVES);
    each_multiset(5, [&rows](const FiveRanks &r) {
        auto &row = rows[multiset_number(r)];
        for (std::uint8_t high = 0; high < 13; ++high)
            for (std::uint8_t low = 0; low <= high; ++low)
                row[pair_number(high, low)] = grade({r[0], r[1], r[2], r[3], r[4], high, low});
    });
    return rows;
}

std::vector<std::array<Grade, LINE>> make_omaha_triples() {
    std::vector<std::array<Grade, LINE>> lines(PAIRS * PAIRS);
    each_multiset(2, [&lines](const FiveRanks &hole) {
        each_multiset(2, [&lines, &hole](const FiveRanks &two) {
            auto &line = lines[multiset_number(hole, 2) * PAIRS + multiset_number(two, 2)];
            for (std::uint8_t third = 0; third < 13; ++third)
                line[third] = grade({hole[0], hole[1], two[0], two[1], third});
        });
    });
    return lines;
}

std::vector<std::uint32_t> make_strengths() {
    std::vector<std::uint32_t> all(GRADES);
    std::copy(low_grades.begin(), low_grades.end(), all.begin());
    std::copy(high_grades.begin(), high_grades.end(), all.begin() + FIRST_FULL_HOUSE);
    for (Ranks five = 0; five < 1u << 13; ++five)
        if (std::popcount(five) == 5)
            all[static_cast<std::size_t>(flush_grade(five))] = FLUSH << 20 | kickers(five, 5, 16);
    for (std::uint32_t end = 4; end <= 13; ++end)
        all[static_cast<std::size_t>(straight_flush_grade(end))] = straight(STRAIGHT_FLUSH, end);
    return all;
}

// A hash without collisions from sums of rank keys to values.
struct Placed {
    std::vector<std::uint16_t> shifts, values;
    bool good = true;

    // `sums` and `found` belong together. Crowded groups choose their shift first, while there is most room.
    Placed(const std::vector<std::uint32_t> &sums, const std::vector<std::uint16_t> &found, unsigned bits, unsigned shift_bits)
        : shifts(1u << shift_bits), values(1u << bits) {
        std::vector<std::vector<std::size_t>> groups(shifts.size());
        for (std::size_t i = 0; i < sums.size(); ++i) groups[sums[i] >> (32 - shift_bits)].push_back(i);
        std::vector<std::size_t> order(groups.size());
        for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
        std::stable_sort(order.begin(), order.end(),
                         [&](auto a, auto b) { return groups[a].size() > groups[b].size(); });
        std::vector<bool> taken(values.size());
        const std::uint32_t mask = static_cast<std::uint32_t>(values.size()) - 1;
        for (const auto group : order) {
            const auto &members = groups[group];
            std::uint32_t shift = 0;
            const auto collides = [&](std::size_t i) { return taken[(sums[i] & mask) ^ shift]; };
            while (shift <= mask && std::any_of(members.begin(), members.end(), collides)) ++shift;
            for (const auto i : members) {
                const std::uint32_t place = (sums[i] & mask) ^ shift;
                if (shift > mask || taken[place]) {  // two sums that no shift can part
                    good = false;
                    return;
                }
                taken[place] = true;
                values[place] = found[i];
            }
            shifts[group] = static_cast<std::uint16_t>(shift);
        }
    }
};

// Calls `visit` with the counts of every multiset of `cards` ranks, none more than four times.
template <typename Visit>
void each_count(int cards, std::array<int, 13> &counts, std::size_t rank, Visit visit) {
    if (rank == 13) {
        if (cards == 0) visit(counts);
        return;
    }
    for (counts[rank] = 0; counts[rank] <= std::min(4, cards); ++counts[rank])
        each_count(cards - counts[rank], counts, rank + 1, visit);
    counts[rank] = 0;
}

std::uint16_t grade_of(const std::array<int, 13> &counts) {
    std::array<Ranks, 5> having{};
    for (std::size_t rank = 0; rank < 13; ++rank) having[static_cast<std::size_t>(counts[rank])] |= 1u << rank;
    return static_cast<std::uint16_t>(
        grade(unsuited(having[1] | having[2] | having[3] | having[4], having[2], having[3], having[4])));
}

std::uint16_t number_of(const std::array<int, 13> &counts) {
    std::size_t number = 0, place = 0;
    for (std::size_t rank = 0; rank < 13; ++rank)
        for (int i = 0; i < counts[rank]; ++i) number += PLACES[place++][rank];
    return static_cast<std::uint16_t>(number);
}

std::vector<Grade> make_unsuited_grades() {
    std::vector<Grade> grades(FIRST_UNSUITED[8]);
    std::array<int, 13> counts{};
    for (const int cards : {5, 6, 7})
        each_count(cards, counts, 0, [&grades, cards](const auto &these) {
            grades[FIRST_UNSUITED[static_cast<std::size_t>(cards)] + number_of(these)] = static_cast<Grade>(grade_of(these));
        });
    return grades;
}

// Draws rank keys until both tables come out.
struct Hashes {
    std::array<std::uint32_t, 13> keys{};
    std::vector<std::uint16_t> sevens_shifts, sevens, boards_shifts, boards;

    template <typename Find>
    Placed place(int cards, unsigned bits, unsigned shift_bits, Find find) const {
        std::vector<std::uint32_t> sums;
        std::vector<std::uint16_t> found;
        std::array<int, 13> counts{};
        each_count(cards, counts, 0, [&](const auto &these) {
            std::uint32_t sum = 0;
            for (std::size_t rank = 0; rank < 13; ++rank) sum += keys[rank] * static_cast<std::uint32_t>(these[rank]);
            sums.push_back(sum);
            found.push_back(find(these));
        });
        return Placed(sums, found, bits, shift_bits);
    }

    Hashes() {
        std::uint64_t state = 0;
        for (;;) {
            for (auto &key : keys) {
                state = state * 6364136223846793005u + 1442695040888963407u;
                key = static_cast<std::uint32_t>(state >> 32);
            }
            Placed five = place(5, BOARDS, BOARDS_SHIFTS, number_of);
            if (!five.good) continue;
            Placed seven = place(7, SEVENS, SEVENS_SHIFTS, grade_of);
            if (!seven.good) continue;
            sevens_shifts = seven.shifts, sevens = seven.values, boards_shifts = five.shifts, boards = five.values;
            return;
        }
    }
};

template <typename Number>
void write(const char *what, const Number *numbers, std::size_t count) {
    std::printf("alignas(64) const %s = {\n", what);
    for (std::size_t i = 0; i < count; ++i) {
        const auto number = static_cast<unsigned long long>(numbers[i]);
        std::printf("%llu%s,%s", number, number >> 31 ? "u" : "", i % 16 == 15 ? "\n" : "");
    }
    std::printf("};\n");
}

void write_all() {
    find_grades();
    std::printf("// do not edit: table_maker.cpp writes this\n#include \"tables.hpp\"\n\nnamespace splitpot {\n");
    const auto omaha = make_omaha_rows(), holdem = make_holdem_rows();
    const auto triples = make_omaha_triples();
    const auto all = make_strengths();
    const Hashes hashes;
    std::array<std::uint64_t, 64> card_keys{};
    for (std::size_t card = 0; card < 52; ++card)
        card_keys[card] = std::uint64_t{hashes.keys[card / 4]} << RANK_SUM | 1u << card % 4 * 4;
    write("std::uint64_t card_keys[64]", card_keys.data(), card_keys.size());
    write("std::uint16_t sevens_shifts[1u << SEVENS_SHIFTS]", hashes.sevens_shifts.data(), hashes.sevens_shifts.size());
    write("Grade sevens[1u << SEVENS]", hashes.sevens.data(), hashes.sevens.size());
    const auto unsuited_all = make_unsuited_grades();
    write("Grade unsuited_grades[FIRST_UNSUITED[8]]", unsuited_all.data(), unsuited_all.size());
    write("std::uint16_t boards_shifts[1u << BOARDS_SHIFTS]", hashes.boards_shifts.data(), hashes.boards_shifts.size());
    write("std::uint16_t boards[1u << BOARDS]", hashes.boards.data(), hashes.boards.size());
    const auto low_table = std::make_unique<LowTable>();
    fill_lows(*low_table);
    std::vector<unsigned> board_lows;
    for (std::size_t board = FIRST[5]; board < FIRST[6]; ++board)
        board_lows.push_back(static_cast<unsigned>(omaha[board][BOARD_LOW]));
    write("LowRanks board_lows[FIVES]", board_lows.data(), board_lows.size());
    write("Grade omaha_rows[FIRST[6]][ROW]", omaha[0].data(), omaha.size() * ROW);
    write("Grade holdem_rows[FIVES][ROW]", holdem[0].data(), holdem.size() * ROW);
    write("Grade omaha_triples[PAIRS][PAIRS][LINE]", triples[0].data(), triples.size() * LINE);
    write("std::uint32_t strengths[GRADES]", all.data(), all.size());
    write("std::uint8_t lows[256][256]", (*low_table)[0].data(), 256 * 256);
    std::vector<Grade> flushes;
    for (Ranks ranks = 0; ranks < 1u << 13; ++ranks) flushes.push_back(best_flush(ranks));
    write("Grade flushes[1u << 13]", flushes.data(), flushes.size());
    std::printf("}  // namespace splitpot\n");
}

}  // namespace
}  // namespace splitpot

int main() { splitpot::write_all(); }
