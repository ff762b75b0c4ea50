// What the machine can do at best, and loops over other libraries' C functions. Loaded by machine.py and peers/odds.py.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <numeric>
#include <random>
#include <thread>
#include <utility>
#include <vector>

namespace {

// Distinct cards as the first few of a shuffled deck.
void deal(std::mt19937_64 &chance, std::uint8_t *cards, std::size_t width) {
    std::uint8_t deck[52];
    std::iota(deck, deck + 52, std::uint8_t{0});
    for (std::size_t i = 0; i < width; ++i) {
        std::swap(deck[i], deck[i + chance() % (52 - i)]);
        cards[i] = deck[i];
    }
}

std::uint64_t count_up(std::uint64_t steps) {
    std::uint64_t sum = 0;
    // Each step waits for the one before; the empty instruction keeps the compiler from adding all at once.
    for (std::uint64_t i = 0; i < steps; ++i) {
        sum += i;
        asm volatile("" : "+r"(sum));
    }
    return sum;
}

}  // namespace

extern "C" {

// A step that waits for the one before: one a cycle.
std::uint64_t probe_steps(std::uint64_t steps) { return count_up(steps); }

// The same in two threads at once.
std::uint64_t probe_two_threads(std::uint64_t steps) {
    std::uint64_t other = 0;
    std::thread beside([&] { other = count_up(steps); });
    const std::uint64_t ours = count_up(steps);
    beside.join();
    return ours + other;
}

// Places in a table of so many words, in an order that no prefetcher guesses.
void *probe_places(std::size_t words, std::size_t count) {
    auto *places = static_cast<std::uint32_t *>(std::malloc(count * sizeof(std::uint32_t)));
    std::mt19937_64 chance(words);
    for (std::size_t i = 0; places && i < count; ++i) places[i] = static_cast<std::uint32_t>(chance() % words);
    return places;
}

// Loads that do not wait for each other, their places known beforehand.
std::uint32_t probe_loads(const std::uint32_t *table, const std::uint32_t *places, std::size_t count, std::size_t turns) {
    std::uint32_t a = 0, b = 0, c = 0, d = 0;
    for (std::size_t turn = 0; turn < turns; ++turn) {
        for (std::size_t i = 0; i + 4 <= count; i += 4) {
            a += table[places[i]], b += table[places[i + 1]], c += table[places[i + 2]], d += table[places[i + 3]];
        }
        asm volatile("" : "+r"(a));
    }
    return a + b + c + d;
}

// A table read from front to back.
std::uint64_t probe_stream(const std::uint64_t *table, std::size_t words, std::size_t turns) {
    std::uint64_t sum[8] = {};
    for (std::size_t turn = 0; turn < turns; ++turn) {
        for (std::size_t i = 0; i + 8 <= words; i += 8)
            for (std::size_t lane = 0; lane < 8; ++lane) sum[lane] ^= table[i + lane];
        asm volatile("" : "+m"(sum));
    }
    return std::accumulate(sum, sum + 8, std::uint64_t{0});
}

// Reads one byte of each page.
std::uint64_t probe_pages(const std::uint8_t *bytes, std::size_t count) {
    std::uint64_t sum = 0;
    for (std::size_t at = 0; at < count; at += 4096) sum += bytes[at];
    return sum;
}

// `count` hands of `width` different cards each, end to end.
void *probe_hands(std::size_t count, std::size_t width) {
    auto *cards = static_cast<std::uint8_t *>(std::malloc(count * width));
    std::mt19937_64 chance(width);
    for (std::size_t i = 0; cards && i < count; ++i) deal(chance, cards + i * width, width);
    return cards;
}

// phevaluator's function for five board and four hole cards, every hand with the board of its group.
std::uint64_t probe_nine(int (*value)(int, int, int, int, int, int, int, int, int), const std::uint8_t *hands,
                         std::size_t count, std::size_t group) {
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const std::uint8_t *board = hands + i / group * group * 9, *hole = hands + i * 9 + 5;
        sum += static_cast<unsigned>(
            value(board[0], board[1], board[2], board[3], board[4], hole[0], hole[1], hole[2], hole[3]));
    }
    return sum;
}

}  // extern "C"
