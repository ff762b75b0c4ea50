// fuzz ROUNDS SEED: the core's batches and samples on good and malformed bytes, in buffers of exactly the size that
// they need, so that a sanitizer sees every step beside them. Prints the first wrong answer and exits with 1.
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <random>

#include "referee.hpp"

namespace {

using referee::Card;
using Chance = std::mt19937_64;

int wrong(const char *what, std::size_t row) { return std::printf("%s: row %zu is wrong\n", what, row), 1; }

// Rows of different cards, now and then with a byte that is no card, or a card twice. Returns the first such row.
std::size_t fill(Chance &chance, std::uint8_t *bytes, std::size_t width, std::size_t rows) {
    std::array<Card, 52> deck;
    for (Card card = 0; card < 52; ++card) deck[card] = card;
    const bool spoil = chance() % 2;
    std::size_t first = rows;
    for (std::size_t row = 0; row < rows; ++row) {
        for (std::size_t i = 0; i < width; ++i) {
            std::swap(deck[i], deck[i + chance() % (52 - i)]);
            bytes[row * width + i] = deck[i];
        }
        if (!spoil || chance() % (2 * rows + 1)) continue;
        std::uint8_t *place = bytes + row * width;
        const std::size_t at = chance() % width;
        if (chance() % 2) place[at] = static_cast<std::uint8_t>(52 + chance() % 204);
        else place[at] = place[(at + 1) % width];
        first = std::min(first, row);
    }
    return first;
}

template <typename Number>
std::unique_ptr<Number[]> room(std::size_t count) { return std::make_unique<Number[]>(count); }

int try_high(Chance &chance) {
    const std::size_t width = 5 + chance() % 3, rows = chance() % 600;
    const auto cards = room<std::uint8_t>(width * rows);
    const auto highs = room<std::uint32_t>(rows);
    const std::size_t first = fill(chance, cards.get(), width, rows);
    if (splitpot_high_batch(cards.get(), width, rows, highs.get()) != first) return wrong("high batch, fault", first);
    for (std::size_t row = 0; row < first; row += 1 + chance() % 9) {
        const std::uint8_t *from = cards.get() + row * width;
        if (highs[row] != referee::best({from, from + width}, 0, false).high) return wrong("high batch", row);
        if (splitpot_high(from, width) != highs[row]) return wrong("high", row);
    }
    return 0;
}

int try_omaha(Chance &chance) {
    const std::size_t hole = 4 + chance() % 3, rows = chance() % 600, width = hole + 5;
    const auto cards = room<std::uint8_t>(width * rows), holes = room<std::uint8_t>(hole * rows);
    const auto boards = room<std::uint8_t>(5 * rows), lows = room<std::uint8_t>(rows);
    const auto highs = room<std::uint32_t>(rows);
    const std::size_t first = fill(chance, cards.get(), width, rows);
    for (std::size_t row = 0; row < rows; ++row) {
        std::copy_n(cards.get() + row * width, hole, holes.get() + row * hole);
        std::copy_n(cards.get() + row * width + hole, 5, boards.get() + row * 5);
    }
    if (splitpot_omaha_batch(holes.get(), hole, boards.get(), rows, highs.get(), lows.get()) != first)
        return wrong("Omaha batch, fault", first);
    for (std::size_t row = 0; row < first; row += 1 + chance() % 9) {
        const std::uint8_t *from = cards.get() + row * width;
        const auto value = referee::best({from, from + width}, hole, true);
        if (highs[row] != value.high || lows[row] != value.low) return wrong("Omaha batch", row);
        const auto one = splitpot_omaha(from, hole, from + hole, 5);
        if (one.high != value.high || one.low != value.low) return wrong("Omaha", row);
    }
    return 0;
}

int try_one_board(Chance &chance) {
    const std::size_t hole = 4 + chance() % 3, rows = chance() % 600, shown = 3 + chance() % 3;
    const auto holes = room<std::uint8_t>(hole * rows), lows = room<std::uint8_t>(rows);
    const auto board = room<std::uint8_t>(5);
    const auto highs = room<std::uint32_t>(rows);
    fill(chance, holes.get(), hole, rows);
    while (fill(chance, board.get(), 5, 1) == 0) {}
    std::size_t first = 0;
    std::vector<Card> cards;
    for (; first < rows; ++first) {
        cards.assign(holes.get() + first * hole, holes.get() + (first + 1) * hole);
        cards.insert(cards.end(), board.get(), board.get() + shown);
        if (splitpot_fault(cards.data(), cards.size()) != SPLITPOT_SOUND) break;
    }
    if (splitpot_omaha_one_board(holes.get(), hole, board.get(), shown, rows, highs.get(), lows.get()) != first)
        return wrong("one board, fault", first);
    for (std::size_t row = 0; row < first; row += 1 + chance() % 9) {
        cards.assign(holes.get() + row * hole, holes.get() + (row + 1) * hole);
        cards.insert(cards.end(), board.get(), board.get() + shown);
        const auto value = referee::best(cards, hole, true);
        if (highs[row] != value.high || lows[row] != value.low) return wrong("one board", row);
    }
    return 0;
}

// Whatever chance deals, no part of a pot may be lost.
int try_sample(Chance &chance) {
    const int game = static_cast<int>(chance() % 3);
    const std::size_t hole = game == SPLITPOT_HOLDEM ? 2 : 4 + chance() % 3;
    const std::size_t most = std::min<std::size_t>(10, 47 / hole), count = 2 + chance() % (most - 1);
    const std::size_t known = chance() % 6;
    const auto cards = room<std::uint8_t>(52);
    while (fill(chance, cards.get(), 52, 1) == 0) {}
    const auto hands = room<std::uint8_t>(count * hole), board = room<std::uint8_t>(known);
    std::copy_n(cards.get(), count * hole, hands.get());
    std::copy_n(cards.get() + count * hole, known, board.get());
    for (std::size_t i = 0; i < count * hole; ++i)
        if (chance() % 2) hands[i] = SPLITPOT_UNKNOWN;
    const splitpot_showdown showdown = {game, hands.get(), count, hole, board.get(), known, nullptr, 0};
    const auto shares = room<splitpot_share>(count);
    const auto squares = room<std::uint64_t>(count);
    const std::uint64_t trials = 1 + chance() % 300;
    const auto seen = splitpot_sample(&showdown, chance(), chance(), trials, shares.get(), squares.get());
    std::uint64_t units = 0;
    for (std::size_t i = 0; i < count; ++i) units += shares[i].equity;
    return seen.boards == trials && units == trials * SPLITPOT_POT ? 0 : wrong("sample", count);
}

}  // namespace

int main(int count, char **words) {
    if (count != 3) return std::fprintf(stderr, "fuzz takes how many rounds and a seed\n"), 2;
    const unsigned long rounds = std::strtoul(words[1], nullptr, 10);
    Chance chance(std::strtoull(words[2], nullptr, 10));
    for (unsigned long round = 0; round < rounds; ++round) {
        splitpot_use_plain(round % 2);
        if (try_high(chance) || try_omaha(chance) || try_one_board(chance) || try_sample(chance)) return 1;
    }
    std::printf("%lu rounds of malformed and sound input went well\n", rounds);
    return 0;
}
