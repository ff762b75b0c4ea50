// Counting equities for one kind of rows (hand_rows.hpp): the walk over ranks, and the flushes.
//
// Included by count_plain.cpp and count_avx2.cpp into a namespace of each, so that the loops are compiled for both.

template <typename Rows, bool TWO_OF_HOLE>
class Counting {
public:
    Counting(const Question &question, const LowWinners &low)
        : q(question), low(low), tally((low.count << question.count)), count(question.count) {
        for (std::size_t i = 0; i < count; ++i) rows[i].prepare(q.holdings[i], q.hole_cards);
        for (unsigned a = 0; a < 13; ++a) {
            for (unsigned b = 0; b <= a; ++b) {
                const unsigned pair = static_cast<unsigned>(pair_number(a, b));
                low_of_pair[pair] = low_ranks(1u << a | 1u << b);
                pair_ways[pair] = ways(q.left_of[a], q.left_of[b], a == b);
            }
        }
        for (unsigned suit = 0; suit < 4; ++suit) prepare_suit(suit);
    }

    void run(splitpot_share *shares, splitpot_boards &boards) {
        deal_three();
        for (unsigned suit = 0; suit < 4; ++suit) deal_more_of(suit);
        tally.share_out(q, low, shares, boards);
    }

private:
    const Question &q;
    const LowWinners &low;
    Tally tally;
    std::size_t count;
    Rows rows[MOST_HANDS];
    LowRanks low_of_pair[ROW] = {};
    std::int32_t pair_ways[ROW] = {};          // to come as two cards of these ranks
    std::int32_t pair_ways_off[4][ROW] = {};   // the same from the cards that are not of the suit
    std::int32_t ways_off[4][LINE] = {};       // and as one card
    bool flushes[4] = {};                      // somebody can have a flush in that suit
    Lanes low_rows[256][BLOCKS];               // by the low ranks of three board cards and a pair
    bool low_row_made[256] = {};
    Lanes low_lines[256];                      // by the low ranks of four board cards and one more
    bool low_line_made[256] = {};

    static std::int32_t ways(int a, int b, bool same) { return same ? a * (a - 1) / 2 : a * b; }

    void prepare_suit(unsigned suit) {
        for (std::size_t i = 0; i < count; ++i)
            flushes[suit] |= !TWO_OF_HOLE || std::popcount(q.holdings[i].suits[suit]) >= 2;
        if (static_cast<std::size_t>(std::popcount(q.board_suits[suit])) + q.to_come < 3) flushes[suit] = false;
        if (!flushes[suit]) return;
        for (unsigned a = 0; a < 13; ++a) {
            const auto off = [this, suit](unsigned rank) { return q.left_of[rank] - int(q.left[suit] >> rank & 1); };
            ways_off[suit][a] = off(a);
            for (unsigned b = 0; b <= a; ++b) pair_ways_off[suit][pair_number(a, b)] = ways(off(a), off(b), a == b);
        }
    }

    Outcome low_bits(unsigned board_low) const { return static_cast<Outcome>(low.number[board_low] << count); }

    static const LooseOutcome *outcomes(const Lanes *lanes) { return reinterpret_cast<const LooseOutcome *>(lanes); }

    const Lanes *low_row(LowRanks three) {
        if (!low_row_made[three]) {
            auto *row = reinterpret_cast<LooseOutcome *>(low_rows[three]);
            for (std::size_t pair = 0; pair < ROW; ++pair) row[pair] = low_bits(three | low_of_pair[pair]);
            low_row_made[three] = true;
        }
        return low_rows[three];
    }

    const Lanes *low_line(unsigned four) {
        if (!low_line_made[four]) {
            auto *line = reinterpret_cast<LooseOutcome *>(&low_lines[four]);
            for (unsigned rank = 0; rank < LINE; ++rank) line[rank] = low_bits(four | low_ranks(1u << rank));
            low_line_made[four] = true;
        }
        return &low_lines[four];
    }

    // The flush of each hand on a board with these ranks of the suit; false if nobody has one.
    bool find_flushes(unsigned suit, Ranks shown, Grade *flush) const {
        Grade any = 0;
        for (std::size_t i = 0; i < count; ++i) {
            const Ranks held = q.holdings[i].suits[suit];
            flush[i] = TWO_OF_HOLE ? best_flush(held, shown) : best_flush(held | shown);
            any |= flush[i];
        }
        return any;
    }

    // Writes the outcomes of `SIZE` blocks of boards; `flush` holds a grade a hand that counts on all of them.
    template <std::size_t SIZE>
    void judge(const Lanes (*grades)[SIZE], const Grade *flush, const Lanes *low_outcome, Lanes *outcome) const {
        for (std::size_t k = 0; k < SIZE; ++k) {
            Lanes best = larger(grades[0][k], Lanes{} + flush[0]);
            for (std::size_t i = 1; i < count; ++i) best = larger(best, larger(grades[i][k], Lanes{} + flush[i]));
            Lanes all = low_outcome[k];
            for (std::size_t i = 0; i < count; ++i) {
                const Lanes wins = larger(grades[i][k], Lanes{} + flush[i]) == best;
                const Grade bit = static_cast<Grade>(1 << i);
                all |= wins & (Lanes{} + bit);
            }
            outcome[k] = all;
        }
    }

    // Every way to fill the board up to three ranks: each is a row of all pairs that may still come.
    void deal_three() {
        FiveRanks board = q.board;
        const std::size_t chosen = 3 - q.known;
        each_multiset(chosen, [&](const FiveRanks &more) {
            for (std::size_t i = 0; i < chosen; ++i) board[q.known + i] = more[i];
            deal_pairs(board, more, chosen);
        });
    }

    // How many cards make the ranks `more`, of which the lowest stands there `lowest_times`.
    std::int32_t ways_to_deal(const FiveRanks &more, std::size_t chosen, std::size_t &lowest_times) const {
        std::int32_t all = 1;
        for (std::size_t i = 0, times; i < chosen; i += times) {
            times = 1;
            while (i + times < chosen && more[i + times] == more[i]) ++times;
            all *= static_cast<std::int32_t>(choose(q.left_of[more[i]], times));
            if (i == 0) lowest_times = times;
        }
        return all;
    }

    void deal_pairs(const FiveRanks &board, const FiveRanks &more, std::size_t chosen) {
        std::size_t lowest_times = 0;
        const std::int32_t dealt = ways_to_deal(more, chosen, lowest_times);
        if (!dealt) return;
        Lanes grades[MOST_HANDS][BLOCKS];
        for (std::size_t i = 0; i < count; ++i) rows[i].three(board, grades[i]);
        const Lanes *low_outcome = low_row(low_ranks(1u << board[0] | 1u << board[1] | 1u << board[2]));
        Lanes outcome[BLOCKS];
        const Grade none[MOST_HANDS] = {};
        judge<BLOCKS>(grades, none, low_outcome, outcome);

        alignas(64) std::int32_t boards[ROW];
        std::size_t steps = count_pairs(more, chosen, dealt, lowest_times, boards);
        for (unsigned suit = 0; suit < 4; ++suit) {
            Ranks shown = q.board_suits[suit];
            if (!flushes[suit] || static_cast<std::size_t>(std::popcount(shown)) != q.known) continue;
            Ranks to_come = 0;
            for (std::size_t i = 0; i < chosen; ++i) to_come |= 1u << more[i];
            shown |= to_come;
            Grade flush[MOST_HANDS];
            if (to_come & ~q.left[suit] || std::popcount(shown) != 3 || !find_flushes(suit, shown, flush)) continue;
            // These three may come in one suit: out of the count above, and in again with the flush.
            for (std::size_t pair = steps; pair < PAIRS; ++pair) boards[pair] = 0;
            steps = PAIRS;
            for (std::size_t pair = 0; pair < PAIRS; ++pair) boards[pair] -= pair_ways_off[suit][pair];
            Lanes flushed[BLOCKS];
            judge<BLOCKS>(grades, flush, low_outcome, flushed);
            tally.add<1>(outcomes(flushed), pair_ways_off[suit], PAIRS);
        }
        tally.add<1>(outcomes(outcome), boards, steps);
    }

    // The boards of each pair below the lowest rank of `more`, so that each multiset counts once. Returns how many.
    std::size_t count_pairs(const FiveRanks &more, std::size_t chosen, std::int32_t dealt, std::size_t times,
                            std::int32_t *boards) const {
        const std::size_t lowest = chosen ? more[0] : 13, below = chosen ? pair_number(lowest, 0) : PAIRS;
        for (std::size_t pair = 0; pair < below; ++pair) boards[pair] = dealt * pair_ways[pair];
        if (!chosen) return below;
        const std::size_t here = q.left_of[lowest];
        const std::int32_t others = dealt / static_cast<std::int32_t>(choose(here, times));
        const std::int32_t once_more = others * static_cast<std::int32_t>(choose(here, times + 1));
        for (std::size_t rank = 0; rank < lowest; ++rank) boards[below + rank] = once_more * q.left_of[rank];
        boards[below + lowest] = others * static_cast<std::int32_t>(choose(here, times + 2));
        return below + lowest + 1;
    }

    // Boards with four or five of a suit, or with three of it and another card that is known already.
    void deal_more_of(unsigned suit) {
        if (!flushes[suit]) return;
        const Ranks known_shown = q.board_suits[suit];
        const std::size_t shown = static_cast<std::size_t>(std::popcount(known_shown));
        const std::size_t off_suit = q.known - shown;  // known cards of other suits
        for (std::size_t more = 3 > shown ? 3 - shown : 0; more <= q.to_come; ++more) {
            const std::size_t others = q.to_come - more;
            if (others == 2 && off_suit == 0) continue;  // deal_pairs has counted these
            each_choice(q.left[suit], more, [&](Ranks chosen) { deal_suited(suit, chosen, more, others); });
        }
    }

    template <typename Visit>
    static void each_choice(Ranks from, std::size_t wanted, Visit visit, Ranks chosen = 0) {
        if (wanted == 0) return visit(chosen);
        for (; static_cast<std::size_t>(std::popcount(from)) >= wanted; from &= from - 1)
            each_choice(from & (from - 1), wanted - 1, visit, chosen | (from & -from));
    }

    void deal_suited(unsigned suit, Ranks chosen, std::size_t more, std::size_t others) {
        Grade flush[MOST_HANDS];
        if (!find_flushes(suit, q.board_suits[suit] | chosen, flush)) return;
        FiveRanks board = q.board;
        std::size_t filled = q.known;
        for (Ranks rest = chosen; rest; rest &= rest - 1) board[filled++] = static_cast<std::uint8_t>(std::countr_zero(rest));
        const unsigned board_low = q.board_low | low_ranks(chosen);
        (void)more;
        if (others == 0) return deal_none(board, board_low, flush);
        deal_one(suit, board, board_low, flush);
    }

    void deal_one(unsigned suit, const FiveRanks &board, unsigned board_low, const Grade *flush) {
        Lanes grades[MOST_HANDS][1], before, after;
        for (std::size_t i = 0; i < count; ++i) rows[i].four(board, grades[i]);
        const Lanes *low_outcome = low_line(board_low);
        const Grade none[MOST_HANDS] = {};
        judge<1>(grades, none, low_outcome, &before);
        judge<1>(grades, flush, low_outcome, &after);
        tally.add<-1>(outcomes(&before), ways_off[suit], 13);
        tally.add<1>(outcomes(&after), ways_off[suit], 13);
    }

    void deal_none(const FiveRanks &board, unsigned board_low, const Grade *flush) {
        Grade best = -1, best_flushed = -1;
        Hands before = 0, after = 0;
        for (std::size_t i = 0; i < count; ++i) {
            const Grade grade = rows[i].five(board), flushed = std::max(grade, flush[i]);
            if (grade > best) best = grade, before = 0;
            if (grade == best) before |= 1u << i;
            if (flushed > best_flushed) best_flushed = flushed, after = 0;
            if (flushed == best_flushed) after |= 1u << i;
        }
        tally.add(static_cast<Outcome>(low_bits(board_low) | before), 0, -1);
        tally.add(static_cast<Outcome>(low_bits(board_low) | after), 1, 1);
    }
};

template <typename Rows, bool TWO_OF_HOLE>
bool count_with(const Question &question, const LowWinners &low, splitpot_share *shares, splitpot_boards &boards) {
    auto counting = std::make_unique<Counting<Rows, TWO_OF_HOLE>>(question, low);
    counting->run(shares, boards);
    return true;
}

inline bool count_boards(const splitpot_showdown &showdown, Hands among, splitpot_share *shares, splitpot_boards &boards) {
    const Question question(showdown, among);
    LowWinners low;
    if (showdown.game == SPLITPOT_OMAHA8) low.find(question, question.board_low);
    if (low.count << question.count > Tally::MOST_OUTCOMES) return false;
    if (showdown.game == SPLITPOT_HOLDEM) return count_with<HoldemRows, false>(question, low, shares, boards);
    return count_with<OmahaRows, true>(question, low, shares, boards);
}
