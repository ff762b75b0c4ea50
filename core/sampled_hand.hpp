// One hand of a sample: what is known of it, and what it is in the present trial.
//
// Included by sample_plain.cpp and sample_avx2.cpp into a namespace of each, so that the loops are compiled for both.

template <std::size_t HOLE, bool TWO_OF_HOLE>
struct SampledHand {
    std::uint8_t cards[HOLE];
    std::uint8_t unknown[HOLE];  // the places that are dealt anew
    std::size_t unknown_count = 0;
    std::uint64_t keys = 0, bits = 0;
    LowRanks low = 0;
    // Of a hand that stays the same, if there are trials enough to pay for it: its grades by the number of the board,
    // and its flushes by suit and the board's ranks of that suit.
    std::vector<Grade> grades, flushes;

    void read() {
        keys = bits = low = 0;
        for (const auto card : cards) {
            keys += card_keys[card];
            bits |= std::uint64_t{1} << card;
            low |= CARD_LOW_BITS[card];
        }
    }

    Grade grade(std::size_t number) const {
        if constexpr (TWO_OF_HOLE) return best_pair<HOLE>(omaha_rows[FIRST[5] + number], cards);
        else return holdem_rows[number][pair_number(cards[0] >> 2, cards[1] >> 2)];
    }

    bool can_flush(std::uint64_t flush_suit) const { return !TWO_OF_HOLE || ((keys + TWO_IN_HOLE) & flush_suit); }

    Grade flush(unsigned suit, Ranks shown) const {
        const Ranks held = ranks_of(bits, suit);
        return TWO_OF_HOLE ? best_flush(held, shown) : best_flush(held | shown);
    }

    void fill_tables() {
        grades.resize(FIVES);
        for (std::size_t number = 0; number < FIVES; ++number) grades[number] = grade(number);
        flushes.resize(4 << 13);
        for (unsigned suit = 0; suit < 4; ++suit) {
            if (!can_flush(std::uint64_t{8} << 4 * suit)) continue;
            for (Ranks shown = 0; shown < 1u << 13; ++shown)
                if (std::popcount(shown) >= 3 && std::popcount(shown) <= 5)
                    flushes[suit << 13 | shown] = flush(suit, shown);
        }
    }
};
