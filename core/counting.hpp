// Counting equities for one kind of rows (hand_rows.hpp): the walk over ranks, and the flushes.
//
// Included by count_plain.cpp and count_avx2.cpp into a namespace of each, so that the loops are compiled for both.

template <typename Rows, bool TWO_OF_HOLE>
class Counting {
public:
    Counting(const Question &question, const LowWinners &low)
        : q(question), low(low), tally((low.count << question.count)), count(question.count) {
        for (std::size_t i = 0; i < count; ++i) rows[i].prepare(q.holdings[i], q);
        for (unsigned a = 0, pair = 0; a < 13; ++a) {
            rank_ways[a] = q.left_of[a];
            for (unsigned b = 0; b <= a; ++b, ++pair) {
                low_of_pair[pair] = low_ranks(1u << a | 1u << b);
                pair_ways[pair] = a == b ? CHOOSE[q.left_of[a]][2] : q.left_of[a] * q.left_of[b];
            }
        }
        for (unsigned suit = 0; suit < 4; ++suit) prepare_suit(suit);
    }

    void run(splitpot_share *shares, splitpot_boards &boards) {
        deal_three();
        for (unsigned suit = 0; suit < 4; ++suit)
            if (suits[suit].least != Suit::NEVER) deal_suited(suit);
        tally.share_out(q, low, shares, boards);
    }

private:
    const Question &q;
    const LowWinners &low;
    Tally tally;
    std::size_t count;
    Rows rows[MOST_HANDS];
    LowRanks low_of_pair[ROW] = {};
    std::int32_t rank_ways[LINE] = {};    // for a card of the rank to come
    std::int32_t pair_ways[ROW] = {};     // and two cards of two ranks
    std::array<Suit, 4> suits;
    Lanes low_rows[256][BLOCKS];          // by the low ranks of three board cards and a pair
    bool low_row_made[256] = {};
    Lanes low_lines[256];                 // by the low ranks of four board cards and one more
    bool low_line_made[256] = {};

    void prepare_suit(unsigned suit) {
        suits[suit].prepare(q, suit, TWO_OF_HOLE);
        for (unsigned earlier = 0; earlier < suit; ++earlier) {
            if (suits[earlier].least == Suit::NEVER || !are_alike(earlier, suit)) continue;
            ++suits[earlier].alike;
            suits[suit].least = Suit::NEVER;
            return;
        }
    }

    bool are_alike(unsigned one, unsigned other) const {
        bool same = q.left[one] == q.left[other] && q.board_suits[one] == q.board_suits[other];
        for (std::size_t i = 0; i < count; ++i) same &= q.holdings[i].suits[one] == q.holdings[i].suits[other];
        return same;
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

    // The flush of each hand on a board with these ranks of the suit. Returns who has the best.
    Hands find_flushes(unsigned suit, Ranks shown, Grade *flush) const {
        Grade best = 0;
        Hands winners = 0;
        for (std::size_t i = 0; i < count; ++i) {
            const Ranks held = q.holdings[i].suits[suit];
            flush[i] = TWO_OF_HOLE ? best_flush(held, shown) : flushes[held | shown];
            winners = (flush[i] > best ? 0 : winners) | Hands{flush[i] >= best} << i;
            best = std::max(best, flush[i]);
        }
        return winners;
    }

    // Writes the outcomes of `blocks` blocks of boards; `flush` holds a grade a hand that counts on all of them.
    void judge(const Lanes *const *grades, const Grade *flush, const Lanes *low_outcome, Lanes *outcome,
               std::size_t blocks) const {
        for (std::size_t k = 0; k < blocks; ++k) {
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
            deal_pairs(board, Ranked(more, chosen));
        });
    }

    void deal_pairs(const FiveRanks &board, const Ranked &more) {
        const std::int32_t dealt = ways_to_deal(more, 0);
        if (!dealt) return;
        alignas(64) std::int32_t boards[ROW + LINE];
        const std::size_t steps = count_pairs(more, dealt, boards);
        const std::size_t blocks = (steps + LINE - 1) / LINE;
        bool suited[4], any = false;
        for (unsigned suit = 0; suit < 4; ++suit) any |= suited[suit] = in_one_suit(suit, more);

        Lanes made[MOST_HANDS][BLOCKS], outcome[BLOCKS];
        const Lanes *grades[MOST_HANDS];
        for (std::size_t i = 0; i < count; ++i) grades[i] = rows[i].three(board, any ? BLOCKS : blocks, made[i]);
        const Lanes *low_outcome = low_row(low_ranks(1u << board[0] | 1u << board[1] | 1u << board[2]));
        const Grade none[MOST_HANDS] = {};
        judge(grades, none, low_outcome, outcome, blocks);
        tally.add(outcomes(outcome), boards, steps, 1);
        for (unsigned suit = 0; any && suit < 4; ++suit) {
            if (!suited[suit]) continue;
            Grade flush[MOST_HANDS];
            find_flushes(suit, q.board_suits[suit] | more.all, flush);
            judge(grades, flush, low_outcome, outcome, BLOCKS);
            tally.add(outcomes(outcome), suits[suit].pairs[0], PAIRS, suits[suit].alike);
        }
    }

    // Whether these ranks and all known ones may be three of the suit, enough for a flush; the next two are of others.
    bool in_one_suit(unsigned suit, const Ranked &more) const {
        return suits[suit].least <= 3 && suits[suit].shown == q.known && !(more.all & ~q.left[suit]) &&
               more.size + q.known == 3;
    }

    // How many cards make the ranks `more`, the lowest of them `again` times more.
    std::int32_t ways_to_deal(const Ranked &more, std::size_t again) const {
        std::int32_t all = 1;
        for (std::size_t i = 0; i < more.size; ++i)
            all *= CHOOSE[q.left_of[more.ranks[i]]][more.times[i] + (i ? 0 : again)];
        return all;
    }

    // The boards without a flush of each pair that is not above the lowest rank of `more`, so that each multiset
    // counts once. Returns how many pairs these are; what stands beyond is of no use.
    std::size_t count_pairs(const Ranked &more, std::int32_t dealt, std::int32_t *boards) const {
        const std::size_t lowest = more.size ? more.ranks[0] : 13, below = lowest * (lowest + 1) / 2;
        std::int32_t with_lowest[LINE] = {};  // with the lowest rank once more, and another rank
        for (std::size_t pair = 0; pair < below; pair += MANY) many(boards + pair) = dealt * many(pair_ways + pair);
        std::int32_t twice_more = 0;
        if (more.size) {
            const std::int32_t again = ways_to_deal(more, 1);
            for (std::size_t rank = 0; rank < LINE; rank += MANY) many(with_lowest + rank) = again * many(rank_ways + rank);
            twice_more = ways_to_deal(more, 2);
        }
        for (const auto &suit : suits)
            if (suit.least != Suit::NEVER) twice_more -= take_flushes(suit, more, below, boards, with_lowest);
        if (!more.size) return below;
        for (std::size_t rank = 0; rank < LINE; rank += MANY) many(boards + below + rank) = many(with_lowest + rank);
        boards[below + lowest] = twice_more;
        return below + lowest + 1;
    }

    // Takes the boards with a flush in the suit out of the others. Returns those with the lowest rank twice more.
    std::int32_t take_flushes(const Suit &suit, const Ranked &more, std::size_t below, std::int32_t *boards,
                              std::int32_t *with_lowest) const {
        const std::size_t times = more.times[0];
        const auto ways = suit.ways(more, times);
        const std::int32_t none = suit.flushes(ways, 0), one = suit.flushes(ways, 1), both = suit.flushes(ways, 2);
        if (both)
            for (std::size_t pair = 0; pair < below; pair += MANY)
                many(boards + pair) -= none * many(suit.pairs[0] + pair) + one * many(suit.pairs[1] + pair) +
                                       both * many(suit.pairs[2] + pair);
        if (!more.size) return 0;
        const auto again = suit.ways(more, times + 1);
        const std::int32_t off_suit = suit.flushes(again, 0), of_suit = suit.flushes(again, 1);
        if (of_suit)
            for (std::size_t rank = 0; rank < LINE; rank += MANY)
                many(with_lowest + rank) -= off_suit * many(&suit.off[rank]) + of_suit * many(&suit.of[rank]);
        return suit.flushes(suit.ways(more, times + 2), 0);
    }

    // Boards with a flush in the suit, but for those of deal_pairs: four or five of it, or three of it and another
    // card that is known already.
    void deal_suited(unsigned number) {
        const Suit &suit = suits[number];
        const std::size_t off_suit = q.known - suit.shown;  // known cards of other suits
        for (std::size_t more = suit.least > suit.shown ? suit.least - suit.shown : 0; more <= q.to_come; ++more) {
            const std::size_t others = q.to_come - more;
            if (others == 2 && off_suit == 0) continue;
            each_choice(suit.left, more, [&](Ranks chosen) {
                Grade flush[MOST_HANDS];
                const Hands winners = find_flushes(number, q.board_suits[number] | chosen, flush);
                const unsigned board_low = q.board_low | low_ranks(chosen);
                // On a board of five ranks of one suit nobody has more than a flush.
                if (others == 0 && off_suit == 0) return add(suit, board_low, winners, 1);
                const FiveRanks board = board_of(chosen);
                if (others == 0) return add(suit, board_low, winners_on(board, flush), 1);
                if (TWO_OF_HOLE) return deal_any_rank(suit, board, board_low, flush);
                deal_ranks(suit, board, off_suit == 0 ? q.board_suits[number] | chosen : 0, flush, winners);
            });
        }
    }

    void add(const Suit &suit, unsigned board_low, Hands winners, std::int32_t boards) {
        tally.add(static_cast<Outcome>(low_bits(board_low) | winners), 0, boards * suit.alike);
    }

    template <typename Visit>
    static void each_choice(Ranks from, std::size_t wanted, Visit visit, Ranks chosen = 0) {
        if (wanted == 0) return visit(chosen);
        for (; static_cast<std::size_t>(std::popcount(from)) >= wanted; from &= from - 1)
            each_choice(from & (from - 1), wanted - 1, visit, chosen | (from & -from));
    }

    // The known ranks of the board, and these.
    FiveRanks board_of(Ranks chosen) const {
        FiveRanks board = q.board;
        std::size_t filled = q.known;
        for (; chosen; chosen &= chosen - 1) board[filled++] = static_cast<std::uint8_t>(std::countr_zero(chosen));
        return board;
    }

    // Four ranks and one card that is not of the suit: all ranks at once.
    void deal_any_rank(const Suit &suit, const FiveRanks &board, unsigned board_low, const Grade *flush) {
        if constexpr (TWO_OF_HOLE) {
            Lanes grades[MOST_HANDS], outcome;
            const Lanes *each[MOST_HANDS];
            for (std::size_t i = 0; i < count; ++i) each[i] = rows[i].four(board, grades + i);
            judge(each, flush, low_line(board_low), &outcome, 1);
            tally.add(outcomes(&outcome), suit.off.data(), 13, suit.alike);
        }
    }

    // The same in Hold'em, where most boards go to the best flush: `suited` has the four ranks if they are all of the
    // suit. Then only a board with a pair can give somebody more.
    void deal_ranks(const Suit &suit, FiveRanks board, Ranks suited, const Grade *flush, Hands winners) {
        if constexpr (!TWO_OF_HOLE) {
            bool beaten = !suited;
            for (std::size_t i = 0; i < count; ++i) beaten |= rows[i].beats_flushes(suited);
            std::int32_t rest = suit.off_left;
            Ranks more = !beaten ? 0 : suited ? suited : 0x1fff;
            for (; more; more &= more - 1) {
                const auto rank = static_cast<std::uint8_t>(std::countr_zero(more));
                if (!suit.off[rank]) continue;
                board[4] = rank;
                add(suit, 0, winners_on(board, flush), suit.off[rank]);
                rest -= suit.off[rank];
            }
            if (rest) add(suit, 0, winners, rest);
        }
    }

    Hands winners_on(const FiveRanks &board, const Grade *flush) const {
        Grade best = -1;
        Hands winners = 0;
        for (std::size_t i = 0; i < count; ++i) {
            const Grade grade = std::max(rows[i].five(board), flush[i]);
            if (grade > best) best = grade, winners = 0;
            if (grade == best) winners |= 1u << i;
        }
        return winners;
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
