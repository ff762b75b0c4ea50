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

Grade grade(std::initializer_list<std::uint8_t> ranks) {
    const std::uint32_t strength = unsuited_strength(ranks);
    const bool above = strength >> 20 > FLUSH;
    const auto &list = above ? high_grades : low_grades;
    const auto place = std::lower_bound(list.begin(), list.end(), strength) - list.begin();
    return static_cast<Grade>(place + (above ? FIRST_FULL_HOUSE : 0));
}

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

template <typename Number>
void write(const char *what, const Number *numbers, std::size_t count) {
    std::printf("alignas(64) const %s = {\n", what);
    for (std::size_t i = 0; i < count; ++i) std::printf("%ld,%s", static_cast<long>(numbers[i]), i % 16 == 15 ? "\n" : "");
    std::printf("};\n");
}

void write_all() {
    find_grades();
    std::printf("// do not edit: table_maker.cpp writes this\n#include \"tables.hpp\"\n\nnamespace splitpot {\n");
    const auto omaha = make_omaha_rows(), holdem = make_holdem_rows();
    const auto triples = make_omaha_triples();
    const auto all = make_strengths();
    const auto low_table = std::make_unique<LowTable>();
    fill_lows(*low_table);
    write("Grade omaha_rows[FIRST[6]][ROW]", omaha[0].data(), omaha.size() * ROW);
    write("Grade holdem_rows[FIVES][ROW]", holdem[0].data(), holdem.size() * ROW);
    write("Grade omaha_triples[PAIRS][PAIRS][LINE]", triples[0].data(), triples.size() * LINE);
    write("std::uint32_t strengths[GRADES]", all.data(), all.size());
    write("std::uint8_t lows[256][256]", (*low_table)[0].data(), 256 * 256);
    std::printf("}  // namespace splitpot\n");
}

}  // namespace
}  // namespace splitpot

int main() { splitpot::write_all(); }
