// Equities by chance, for hands that are not known whole.
//
// Included by sample_plain.cpp and sample_avx2.cpp into a namespace of each, so that the loops are compiled for both.

template <std::size_t HOLE, bool TWO_OF_HOLE, bool LOW>
class SampledShowdown {
public:
    SampledShowdown(const splitpot_showdown &showdown, std::uint64_t seed, std::uint64_t stream, std::uint64_t trials)
        : chance(seed, stream), count(showdown.count), known(showdown.board_count), trials(trials) {
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
        for (std::size_t i = 0; trials >= TRIALS_FOR_TABLES && i < count; ++i)
            if (!hands[i].unknown_count) hands[i].fill_tables();
    }

    splitpot_boards run(splitpot_share *shares, std::uint64_t *squares) {
        Outcomes outcomes(count, LOW, trials, shares, squares);
        std::uint64_t trial = 0;
        if (!unknown && trials >= TRIALS_FOR_TABLES) trial = play_many(outcomes);
        for (; trial < trials; ++trial) {
            Hands highs, lows_of;
            play(highs, lows_of);
            outcomes.add(highs, lows_of, 1);
        }
        return outcomes.share_out();
    }

private:
    static constexpr std::uint64_t TRIALS_FOR_TABLES = 2048;  // as many as their making takes the time of

    Chance chance;
    SampledHand<HOLE, TWO_OF_HOLE> hands[MOST_HANDS];
    std::size_t count, known, unknown = 0, left = 0;
    std::uint64_t trials;
    std::uint8_t board[5], deck[64] = {};
    std::uint64_t known_keys = 0;

    static void read_hand(SampledHand<HOLE, TWO_OF_HOLE> &hand, const std::uint8_t *cards, std::uint64_t &gone) {
        for (std::size_t i = 0; i < HOLE; ++i) {
            hand.cards[i] = cards[i];
            if (cards[i] == SPLITPOT_UNKNOWN) hand.unknown[hand.unknown_count++] = static_cast<std::uint8_t>(i);
            else gone |= std::uint64_t{1} << cards[i];
        }
        if (!hand.unknown_count) hand.read();
    }

    // Plays as many trials as can be dealt at once, all hands being known. Returns how many.
    std::uint64_t play_many(Outcomes &outcomes) {
        switch (5 - known) {
            case 5: return play_many<5>(outcomes);
            case 4: return play_many<4>(outcomes);
            case 3: return play_many<3>(outcomes);
            case 2: return play_many<2>(outcomes);
            case 1: return play_many<1>(outcomes);
            default: return 0;
        }
    }

    template <std::size_t WANTED>
    std::uint64_t play_many(Outcomes &outcomes) {
        if constexpr (!BoardLanes<WANTED>::ANY) {
            return 0;
        } else {
            std::array<std::uint8_t, 16> flush_suits{};
            for (unsigned suit = 0; suit < 4; ++suit)
                for (std::size_t i = 0; i < count; ++i)
                    if (hands[i].can_flush(std::uint64_t{8} << 4 * suit)) flush_suits[suit] = 0xff;
            BoardLanes<WANTED> lanes(chance, deck, left, board, flush_suits);
            // A board without a flush only counts for the number of its ranks: who wins there is asked at the end.
            std::vector<std::uint32_t> unsuited(FIVES);
            std::vector<std::uint16_t> low_winners(FIVES);
            for (std::size_t number = 0; number < FIVES; ++number)
                low_winners[number] = static_cast<std::uint16_t>(low_winners_on(number));
            typename BoardLanes<WANTED>::Dealt dealt;
            // No count of a number may run over; what is beyond is dealt one by one.
            const std::uint64_t blocks = std::min<std::uint64_t>(trials, UINT32_MAX) / dealt.TRIALS;
            for (std::uint64_t block = 0; block < blocks; ++block) {
                lanes.deal(dealt);
                for (std::size_t i = 0; i < dealt.TRIALS; ++i) unsuited[dealt.number[i]] += !dealt.flush[i];
                for (auto more = dealt.flushed; more; more &= more - 1) {
                    const auto i = static_cast<std::size_t>(std::countr_zero(more));
                    const std::size_t number = dealt.number[i];
                    outcomes.add(high_winners_on(number, dealt.flush[i]), low_winners[number], 1);
                }
            }
            for (std::size_t number = 0; number < FIVES; ++number)
                if (unsuited[number]) outcomes.add(high_winners_on(number, 0), low_winners[number], unsuited[number]);
            chance.skip(blocks * dealt.TRIALS * ((WANTED + 1) / 2));
            return blocks * dealt.TRIALS;
        }
    }

    // Of hands with tables: by the board's number, and the suit and ranks of a flush or 0.
    Hands high_winners_on(std::size_t number, std::size_t flush) const {
        Grade best = 0, values[MOST_HANDS];
        for (std::size_t i = 0; i < count; ++i) {
            values[i] = std::max(hands[i].grades[number], hands[i].flushes[flush]);
            best = std::max(best, values[i]);
        }
        Hands winners = 0;
        for (std::size_t i = 0; i < count; ++i) winners |= Hands{values[i] == best} << i;
        return winners;
    }

    Hands low_winners_on(std::size_t number) const {
        if (!LOW) return 0;
        const std::uint8_t *row = lows[board_lows[number]];
        std::uint8_t best = 1;  // 0 is no low
        for (std::size_t i = 0; i < count; ++i) best = std::max(best, row[hands[i].low]);
        Hands winners = 0;
        for (std::size_t i = 0; i < count; ++i) winners |= Hands{row[hands[i].low] == best} << i;
        return winners;
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
            hand.read();
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
        Grade values[MOST_HANDS], best = 0;
        std::uint8_t low_values[MOST_HANDS], best_low = 1;  // 0 is no low
        for (std::size_t i = 0; i < count; ++i) {
            const auto &hand = hands[i];
            if (hand.grades.empty()) {
                const Grade ranked = hand.grade(number);
                values[i] = ranked;
                if (flush_suit && hand.can_flush(flush_suit)) values[i] = std::max(ranked, hand.flush(suit, shown));
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
};

template <std::size_t HOLE, bool TWO_OF_HOLE, bool LOW>
splitpot_boards sample_with(const splitpot_showdown &showdown, std::uint64_t seed, std::uint64_t stream,
                            std::uint64_t trials, splitpot_share *shares, std::uint64_t *squares) {
    return SampledShowdown<HOLE, TWO_OF_HOLE, LOW>(showdown, seed, stream, trials).run(shares, squares);
}

inline Sampling sampling_of(const splitpot_showdown &showdown) {
    const bool low = showdown.game == SPLITPOT_OMAHA8;
    if (showdown.game == SPLITPOT_HOLDEM) return sample_with<2, false, false>;
    if (showdown.hole_cards == 4) return low ? sample_with<4, true, true> : sample_with<4, true, false>;
    if (showdown.hole_cards == 5) return low ? sample_with<5, true, true> : sample_with<5, true, false>;
    return low ? sample_with<6, true, true> : sample_with<6, true, false>;
}
