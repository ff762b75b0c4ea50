// fuzz ROUNDS SEED: the core's batches and samples on good and malformed bytes, in buffers of exactly the size that
// they need, so that a sanitizer sees every step beside them. Prints the first wrong answer and exits with 1.
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <new>
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
    // Where all is known, many trials are dealt side by side: some questions are as long as that.
    const bool all_known = chance() % 4 == 0;
    for (std::size_t i = 0; !all_known && i < count * hole; ++i)
        if (chance() % 2) hands[i] = SPLITPOT_UNKNOWN;
    const splitpot_showdown showdown = {game, hands.get(), count, hole, board.get(), known, nullptr, 0};
    const auto shares = room<splitpot_share>(count);
    const auto squares = room<std::uint64_t>(count);
    const std::uint64_t trials = 1 + chance() % (all_known ? 5'000 : 300);
    const auto seen = splitpot_sample(&showdown, chance(), chance(), trials, shares.get(), squares.get());
    std::uint64_t units = 0;
    for (std::size_t i = 0; i < count; ++i) units += shares[i].equity;
    return seen.boards == trials && units == trials * SPLITPOT_POT ? 0 : wrong("sample", count);
}

// A question that can be spoilt: its cards lie in buffers of exactly their size, beside which no step is allowed.
struct Asked {
    int game;
    std::size_t count, hole, shown, gone;
    std::unique_ptr<std::uint8_t[]> hands, board, dead;
    std::uint32_t among;
    std::uint64_t trials;

    explicit Asked(Chance &chance) : game(static_cast<int>(chance() % 3)) {
        hole = game == SPLITPOT_HOLDEM ? 2 : 4 + chance() % 3;
        count = 2 + chance() % (std::min<std::size_t>(10, 47 / hole) - 1);
        // Boards of three to five, so that counting takes no time.
        shown = 3 + chance() % 3, gone = chance() % (48 - count * hole);
        const auto cards = room<std::uint8_t>(52);
        while (fill(chance, cards.get(), 52, 1) == 0) {}
        const std::uint8_t *next = cards.get();
        for (auto [place, size] : {std::pair{&hands, count * hole}, {&board, shown}, {&dead, gone}}) {
            *place = room<std::uint8_t>(size);
            std::copy_n(next, size, place->get());
            next += size;
        }
        among = static_cast<std::uint32_t>(1 + chance() % ((1u << count) - 1));
        trials = 1 + chance() % 50;
    }

    splitpot_showdown showdown() const { return {game, hands.get(), count, hole, board.get(), shown, dead.get(), gone}; }

    // A card of the question by its number; the last of them are the dead ones.
    std::uint8_t &card(std::size_t number) {
        if (number < count * hole) return hands[number];
        number -= count * hole;
        return number < shown ? board[number] : dead[number - shown];
    }
};

// How often memory can still be had before there is none; below zero: always.
long allocations_left = -1;

struct Expected {
    std::uint32_t refusal, at;
};

// Spoils one thing of the question, or nothing, and tells what the core must say to it.
Expected spoil(Chance &chance, Asked &asked, splitpot_showdown &showdown, bool sampled) {
    const auto cards = static_cast<std::uint32_t>(asked.count * asked.hole + asked.shown + asked.gone);
    const auto at = static_cast<std::uint32_t>(1 + chance() % (cards - 1));
    showdown = asked.showdown();
    switch (chance() % 14) {
        case 0: showdown.game = chance() % 2 ? -1 - static_cast<int>(chance() % 9) : 3 + static_cast<int>(chance() % 99);
            return {SPLITPOT_NO_GAME, 0};
        case 1: showdown.count = chance() % 3 ? chance() % 2 : chance() % 2 ? 11 : SIZE_MAX; return {SPLITPOT_WRONG_HANDS, 0};
        case 2: showdown.hole_cards = asked.game == SPLITPOT_HOLDEM ? 3 : chance() % 2 ? chance() % 4 : SIZE_MAX;
            return {SPLITPOT_WRONG_HOLE, 0};
        case 3: showdown.board_count = chance() % 2 ? 6 : SIZE_MAX; return {SPLITPOT_WRONG_BOARD, 0};
        case 4: showdown.dead_count = chance() % 2 ? 48 - asked.count * asked.hole : SIZE_MAX - chance() % 60;
            if (!asked.gone) showdown.dead = showdown.board;
            return {SPLITPOT_TOO_MANY_CARDS, 0};
        case 5: {
            // An unknown card is one only in a hand, and only where boards are dealt by chance.
            const bool known = !sampled || at >= asked.count * asked.hole;
            asked.card(at) = static_cast<std::uint8_t>(52 + chance() % (known ? 204 : 203));
            return {SPLITPOT_NO_CARD, at};
        }
        case 6: asked.card(at) = asked.card(chance() % at); return {SPLITPOT_CARD_TWICE, at};
        case 7: showdown.hands = nullptr; return {SPLITPOT_MISSING, 0};
        case 8: showdown.board = nullptr; return {SPLITPOT_MISSING, 0};
        case 9: showdown.dead = nullptr, showdown.dead_count = chance() % 2; return {showdown.dead_count ? std::uint32_t{SPLITPOT_MISSING} : 0, 0};
        case 10:
            asked.among = chance() % 2 ? 0 : asked.among | 1u << (asked.count + chance() % (32 - asked.count));
            return {sampled ? 0 : std::uint32_t{SPLITPOT_WRONG_POT}, 0};
        case 11: asked.trials = chance() % 2 ? 0 : SPLITPOT_TRIALS_MAX + 1 + chance() % 99;
            if (!sampled) return {SPLITPOT_ANSWERED, 0};
            return {SPLITPOT_WRONG_TRIALS, 0};
        case 12: return {SPLITPOT_NO_MEMORY, 0};
        default: return {SPLITPOT_ANSWERED, 0};
    }
}

// A malformed question is refused with the reason, and nothing is written; a sound one loses no part of a pot.
int try_question(Chance &chance) {
    Asked asked(chance);
    const bool sampled = chance() % 2;
    splitpot_showdown showdown;
    const auto [refusal, at] = spoil(chance, asked, showdown, sampled);
    const auto shares = room<splitpot_share>(asked.count), before = room<splitpot_share>(asked.count);
    const auto squares = room<std::uint64_t>(asked.count);
    std::memset(shares.get(), 0xA5, asked.count * sizeof shares[0]);
    std::memset(before.get(), 0xA5, asked.count * sizeof before[0]);
    std::fill_n(squares.get(), asked.count, 7);
    const auto ask = [&](const splitpot_showdown *question, splitpot_share *out, std::uint64_t *out_squares) {
        if (sampled) return splitpot_sample(question, 1, 2, asked.trials, out, out_squares);
        return splitpot_equities(question, asked.among, out);
    };
    const auto untouched = [&] {
        for (std::size_t i = 0; i < asked.count; ++i)
            if (squares[i] != 7) return false;
        return !std::memcmp(shares.get(), before.get(), asked.count * sizeof shares[0]);
    };
    allocations_left = refusal == SPLITPOT_NO_MEMORY ? static_cast<long>(chance() % 3) : -1;
    const auto seen = ask(&showdown, shares.get(), squares.get());
    allocations_left = -1;
    // Not every question needs memory of its own.
    const bool answered = !refusal || (refusal == SPLITPOT_NO_MEMORY && !seen.refusal);
    if (answered) {
        std::uint64_t units = 0;
        for (std::size_t i = 0; i < asked.count; ++i) units += shares[i].equity;
        if (seen.refusal || !seen.boards || units != seen.boards * SPLITPOT_POT) return wrong("question", asked.count);
        return 0;
    }
    if (seen.refusal != refusal || seen.at != at || seen.boards || seen.low_boards) return wrong("refusal", refusal);
    if (!untouched()) return wrong("refusal that wrote", refusal);
    if (ask(nullptr, shares.get(), squares.get()).refusal != SPLITPOT_MISSING) return wrong("no question", 0);
    Asked sound(chance);
    showdown = sound.showdown(), asked.among = 1, asked.trials = 1;
    if (ask(&showdown, nullptr, squares.get()).refusal != SPLITPOT_MISSING) return wrong("no room", 0);
    if (sampled && ask(&showdown, shares.get(), nullptr).refusal != SPLITPOT_MISSING) return wrong("no room", 1);
    return untouched() ? 0 : wrong("missing room that wrote", 0);
}

}  // namespace

// The core asks for memory here, so that there can be none. Not inlined, else compilers see new meet free.
[[gnu::noinline]] void *operator new(std::size_t size, const std::nothrow_t &) noexcept {
    if (!allocations_left) return nullptr;
    if (allocations_left > 0) --allocations_left;
    return std::malloc(size ? size : 1);
}
[[gnu::noinline]] void *operator new(std::size_t size) {
    if (void *found = operator new(size, std::nothrow)) return found;
    throw std::bad_alloc();
}
[[gnu::noinline]] void operator delete(void *memory) noexcept { std::free(memory); }
[[gnu::noinline]] void operator delete(void *memory, std::size_t) noexcept { std::free(memory); }

int main(int count, char **words) {
    if (count != 3) return std::fprintf(stderr, "fuzz takes how many rounds and a seed\n"), 2;
    const unsigned long rounds = std::strtoul(words[1], nullptr, 10);
    Chance chance(std::strtoull(words[2], nullptr, 10));
    for (unsigned long round = 0; round < rounds; ++round) {
        splitpot_use_plain(round % 2);
        if (try_high(chance) || try_omaha(chance) || try_one_board(chance) || try_sample(chance)) return 1;
        for (int question = 0; question < 50; ++question)
            if (try_question(chance)) return 1;
    }
    std::printf("%lu rounds of malformed and sound input went well\n", rounds);
    return 0;
}
