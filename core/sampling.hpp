// Equities by chance, for hands that are not known whole.
//
// Included by sample_plain.cpp and sample_avx2.cpp into a namespace of each, so that the loops are compiled for both.

// One hand: what is known of it, and what it is in the present trial.
struct SampledHand {
    std::uint8_t cards[6];
    std::uint8_t unknown[6];  // the places that are dealt anew
    std::size_t unknown_count = 0;
    std::uint64_t keys = 0, bits = 0;
    LowRanks low = 0;
    // Of a hand that is known whole: its grades by the number of the board, and its flushes by suit and the board's
    // ranks of that suit.
    std::vector<Grade> grades, flushes;

    void read(std::size_t hole) {
        keys = bits = low = 0;
        for (std::size_t i = 0; i < hole; ++i) {
            keys += card_keys[cards[i]];
            bits |= std::uint64_t{1} << cards[i];
            low |= CARD_LOW_BITS[cards[i]];
        }
    }
};

template <std::size_t HOLE, bool TWO_OF_HOLE, bool LOW>
class SampledShowdown {
public:
    SampledShowdown(const splitpot_showdown &showdown, std::uint64_t seed, std::uint64_t stream)
        : chance(seed, stream), count(showdown.count), known(showdown.board_count) {
        std::uint64_t gone = 0;
        for (std::size_t i = 0; i < count; ++i) read_hand(hands[i], showdown.hands + i * HOLE, gone);
        for (std::size_t i = 0; i < showdown.dead_count; ++i) gone |= std::uint64_t{1} << showdown.dead[i];
        for (std::size_t i = 0; i < known; ++i) {
            board[i] = showdown.board[i];
            known_keys += card_keys[board[i]];
            gone |= std::uint64_t{1} << board[i];
        }
        for (std::uint8_t card = 0; card < 52; ++card)
            if (!(gone >> card & 1)) deck[left++] = card;
        for (std::size_t i = 0; i < count; ++i) unknown += hands[i].unknown_count;
        // A table for a hand that stays the same; it pays for itself within a few thousand trials.
        for (std::size_t i = 0; i < count; ++i)
            if (!hands[i].unknown_count) fill_tables(hands[i]);
    }

    splitpot_boards run(std::uint64_t trials, splitpot_share *shares, std::uint64_t *squares) {
        const std::size_t width = count;
        const bool dense = (LOW ? 2 : 1) * width <= 14;
        std::vector<std::uint64_t> outcomes(dense ? std::size_t{1} << (LOW ? 2 : 1) * width : 0);
        splitpot_boards seen{};
        const auto add = [&](Hands highs, Hands lows, std::uint64_t times) {
            std::array<splitpot_share, MOST_SAMPLED> one{};
            splitpot::share_out(highs, lows, 1, one.data());
            splitpot::share_out(highs, lows, times, shares);
            for (std::size_t i = 0; i < count; ++i) squares[i] += times * one[i].equity * one[i].equity;
            seen.boards += times;
            if (lows) seen.low_boards += times;
        };
        for (std::uint64_t trial = 0; trial < trials; ++trial) {
            Hands highs, lows_of;
            play(highs, lows_of);
            if (dense) ++outcomes[highs | std::size_t{lows_of} << width];
            else add(highs, lows_of, 1);
        }
        for (std::size_t outcome = 0; outcome < outcomes.size(); ++outcome)
            if (outcomes[outcome])
                add(static_cast<Hands>(outcome & ((1u << width) - 1)), static_cast<Hands>(outcome >> width), outcomes[outcome]);
        return seen;
    }

private:
    static constexpr std::size_t MOST_SAMPLED = 10;

    Chance chance;
    SampledHand hands[MOST_SAMPLED];
    std::size_t count, known, unknown = 0, left = 0;
    std::uint8_t board[5], deck[64] = {};
    std::uint64_t known_keys = 0;

    static void read_hand(SampledHand &hand, const std::uint8_t *cards, std::uint64_t &gone) {
        for (std::size_t i = 0; i < HOLE; ++i) {
            hand.cards[i] = cards[i];
            if (cards[i] == SPLITPOT_UNKNOWN) hand.unknown[hand.unknown_count++] = static_cast<std::uint8_t>(i);
            else gone |= std::uint64_t{1} << cards[i];
        }
        if (!hand.unknown_count) hand.read(HOLE);
    }

    static Grade grade(const SampledHand &hand, std::size_t number) {
        if (!TWO_OF_HOLE) return holdem_rows[number][pair_number(hand.cards[0] >> 2, hand.cards[1] >> 2)];
        return best_pair<HOLE>(omaha_rows[FIRST[5] + number], hand.cards);
    }

    static void fill_tables(SampledHand &hand) {
        hand.grades.resize(FIVES);
        for (std::size_t number = 0; number < FIVES; ++number) hand.grades[number] = grade(hand, number);
        hand.flushes.resize(4 << 13);
        for (unsigned suit = 0; suit < 4; ++suit) {
            const Ranks held = ranks_of(hand.bits, suit);
            if (TWO_OF_HOLE && std::popcount(held) < 2) continue;
            for (Ranks shown = 0; shown < 1u << 13; ++shown)
                if (std::popcount(shown) >= 3 && std::popcount(shown) <= 5)
                    hand.flushes[suit << 13 | shown] = TWO_OF_HOLE ? best_flush(held, shown) : best_flush(held | shown);
        }
    }

    // Draws cards as by a shuffle of the sorted deck that stops after `wanted`: the i-th card changes places with one
    // of those from i on. Each number that chance gives is good for two.
    void shuffle(std::size_t wanted, std::uint8_t *drawn) {
        std::uint8_t cards[64];
        std::memcpy(cards, deck, sizeof cards);
        std::uint64_t bits = 0;
        for (std::size_t i = 0; i < wanted; ++i) {
            bits = i % 2 ? bits >> 32 : chance.next();
            std::swap(cards[i], cards[i + place_by(static_cast<std::uint32_t>(bits), left - i)]);
            drawn[i] = cards[i];
        }
    }

    // The same for few cards without moving any: follows which place of the deck each card would have come from.
    template <std::size_t WANTED>
    void draw(std::uint8_t *drawn) {
        std::size_t place[WANTED], moved[WANTED];
        std::uint64_t bits = 0;
#pragma GCC unroll 5
        for (std::size_t i = 0; i < WANTED; ++i) {
            bits = i % 2 ? bits >> 32 : chance.next();
            place[i] = i + place_by(static_cast<std::uint32_t>(bits), left - i);
            std::size_t from = place[i], here = i;
#pragma GCC unroll 5
            for (std::size_t k = 0; k < i; ++k) {
                from = place[i] == place[k] ? moved[k] : from;
                here = place[k] == i ? moved[k] : here;
            }
            moved[i] = here;
            drawn[i] = deck[from];
        }
    }

    void deal() {
        const std::size_t wanted = unknown + 5 - known;
        std::uint8_t drawn[64];
        if (wanted == 5) draw<5>(drawn);
        else if (wanted == 2) draw<2>(drawn);
        else shuffle(wanted, drawn);
        const std::uint8_t *next = drawn;
        for (std::size_t i = known; i < 5; ++i) board[i] = *next++;
        if (!unknown) return;
        for (std::size_t i = 0; i < count; ++i) {
            auto &hand = hands[i];
            if (!hand.unknown_count) continue;
            for (std::size_t k = 0; k < hand.unknown_count; ++k) hand.cards[hand.unknown[k]] = *next++;
            hand.read(HOLE);
        }
    }

    void play(Hands &highs, Hands &low_winners) {
        deal();
        std::uint64_t keys = known_keys;
        for (std::size_t i = known; i < 5; ++i) keys += card_keys[board[i]];
        const std::size_t number = number_of_board(keys);
        // One suit at most has three cards. Many boards have none: to look up no ranks, which make no flush, then costs
        // less than to ask.
        const std::uint64_t flush_suit = (keys + THREE_ON_BOARD) & TOP_BITS;
        std::uint64_t cards = 0;
        for (const auto card : board) cards |= std::uint64_t{1} << card;
        const unsigned suit = suit_of(flush_suit | std::uint64_t{1} << 63) & 3;
        const Ranks shown = ranks_of(cards, suit) & (flush_suit ? 0x1fffu : 0u);
        const std::uint8_t *low_row = lows[board_lows[number]];
        // All values first, then who has the best: comparing on the way would send the processor the wrong way often.
        Grade values[MOST_SAMPLED], best = 0;
        std::uint8_t low_values[MOST_SAMPLED], best_low = 1;  // 0 is no low
        for (std::size_t i = 0; i < count; ++i) {
            const auto &hand = hands[i];
            if (hand.unknown_count) {
                const Grade ranked = grade(hand, number);
                values[i] = ranked;
                if (flush_suit && can_flush(hand, flush_suit)) values[i] = std::max(ranked, flush_of(hand, suit, shown));
            } else {
                values[i] = std::max(hand.grades[number], hand.flushes[suit << 13 | shown]);
            }
            best = std::max(best, values[i]);
            low_values[i] = LOW ? low_row[hand.low] : 0;
            best_low = std::max(best_low, low_values[i]);
        }
        highs = low_winners = 0;
        for (std::size_t i = 0; i < count; ++i) {
            highs |= Hands{values[i] == best} << i;
            low_winners |= Hands{low_values[i] == best_low} << i;
        }
    }

    static bool can_flush(const SampledHand &hand, std::uint64_t flush_suit) {
        return !TWO_OF_HOLE || ((hand.keys + TWO_IN_HOLE) & flush_suit);
    }

    static Grade flush_of(const SampledHand &hand, unsigned suit, Ranks shown) {
        const Ranks held = ranks_of(hand.bits, suit);
        return TWO_OF_HOLE ? best_flush(held, shown) : best_flush(held | shown);
    }
};

template <std::size_t HOLE, bool TWO_OF_HOLE, bool LOW>
splitpot_boards sample_with(const splitpot_showdown &showdown, std::uint64_t seed, std::uint64_t stream,
                            std::uint64_t trials, splitpot_share *shares, std::uint64_t *squares) {
    return SampledShowdown<HOLE, TWO_OF_HOLE, LOW>(showdown, seed, stream).run(trials, shares, squares);
}

inline Sampling sampling_of(const splitpot_showdown &showdown) {
    const bool low = showdown.game == SPLITPOT_OMAHA8;
    if (showdown.game == SPLITPOT_HOLDEM) return sample_with<2, false, false>;
    if (showdown.hole_cards == 4) return low ? sample_with<4, true, true> : sample_with<4, true, false>;
    if (showdown.hole_cards == 5) return low ? sample_with<5, true, true> : sample_with<5, true, false>;
    return low ? sample_with<6, true, true> : sample_with<6, true, false>;
}
