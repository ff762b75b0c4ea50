// The best five of five to seven cards, as in Hold'em: seven by one look into a table, fewer by their bits.
#include "omaha.hpp"

namespace splitpot {
namespace {

std::uint32_t best_high(const std::uint8_t *cards, std::size_t count) {
    std::uint64_t by_suit = 0;         // sixteen bits of ranks a suit
    std::uint32_t suit_counts = 0x3333;  // four bits a suit, so that five cards set the top bit
    for (std::size_t i = 0; i < count; ++i) {
        const unsigned rank = cards[i] >> 2, suit = cards[i] & 3;
        by_suit |= std::uint64_t{1} << (suit * 16 + rank);
        suit_counts += 1u << suit * 4;
    }
    if (const std::uint32_t flushes = suit_counts & 0x8888) {
        // Five ranks of one suit leave two cards: no room for a full house or quads.
        const unsigned suit = static_cast<unsigned>(__builtin_ctz(flushes)) / 4;
        const Ranks ranks = static_cast<Ranks>(by_suit >> suit * 16) & 0x1fff;
        if (const std::uint32_t end = straight_top_plus_one(ranks)) return straight(STRAIGHT_FLUSH, end);
        return FLUSH << 20 | kickers(ranks, 5, 16);
    }
    const Ranks c = by_suit & 0x1fff, d = by_suit >> 16 & 0x1fff, h = by_suit >> 32 & 0x1fff, s = by_suit >> 48 & 0x1fff;
    const Ranks any = c | d | h | s, odd = c ^ d ^ h ^ s, four = c & d & h & s;
    // Of three suits that share a rank, two are neighbours in (c, d) or (h, s); of one suit, none are.
    return unsuited(any, any & ~odd & ~four, odd & ((c & d) | (h & s)), four);
}

}  // namespace
}  // namespace splitpot

extern "C" int splitpot_fault(const uint8_t *cards, size_t count) {
    std::uint64_t seen = 0;
    for (std::size_t i = 0; i < count; ++i) {
        if (cards[i] > 51 || seen >> cards[i] & 1) return static_cast<int>(i);
        seen |= std::uint64_t{1} << cards[i];
    }
    return SPLITPOT_SOUND;
}

extern "C" uint32_t splitpot_high(const uint8_t *cards, size_t count) {
    using namespace splitpot;
    if (count < 7) return best_high(cards, count);
    std::uint64_t keys = FIVE_IN_ALL;
    for (std::size_t i = 0; i < 7; ++i) keys += card_keys[cards[i]];
    const std::uint64_t flush = keys & TOP_BITS;
    return strengths[flush ? best_flush(ranks_of_suit(cards, 7, suit_of(flush))) : grade_of_seven(keys)];
}
