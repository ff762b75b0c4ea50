// Many hands on one board: what each two hole cards make of it is found once, and a hand is the best of its pairs.
//
// Included by batch_plain.cpp and batch_avx2.cpp into a namespace of each, so that the loops are compiled for both.

// The grade of two hole cards with three of the board in the upper half, their low in the lower half.
using PairWorth = std::uint32_t;
constexpr PairWorth worth(Grade high, std::uint8_t low) { return static_cast<PairWorth>(high) << 16 | low; }

// Two cards that cannot be held here at once: one of them is on the board, or they are the same. No low is as large.
constexpr PairWorth REFUSED = 0x0100;

// As many rows as make up for filling the table.
constexpr std::size_t MANY = 64;

// All pairs of hole cards on one board, both ways round: 13 KB, which stay in the nearest cache.
class PairTable {
public:
    explicit PairTable(const OmahaBoard &board) {
        put_ranks(board);
        put_flushes(board);
        for (std::size_t card = 0; card < 52; ++card) refuse(card, card);
        for (std::size_t i = 0; i < board.count; ++i)
            for (std::size_t card = 0; card < 52; ++card) refuse(board.cards[i], card);
    }

    // The best high and the best low of any two of these cards; a low of REFUSED and more for cards not to be held.
    template <std::size_t HOLE>
    PairWorth best(const std::uint8_t *hole) const {
        Halves best = halves(hole[1], hole[0]);
        for (std::size_t i = 2; i < HOLE; ++i)
            for (std::size_t j = 0; j < i; ++j) {
                const Halves other = halves(hole[i], hole[j]);
                best = best > other ? best : other;
            }
        return reinterpret_cast<const Words &>(best)[0];
    }

private:
    // Highs and lows are compared at once, in the first two lanes.
    using Halves = Grade __attribute__((vector_size(16), may_alias));
    using Words = PairWorth __attribute__((vector_size(16), may_alias));

    alignas(64) PairWorth pairs_[52][64];

    Halves halves(std::size_t a, std::size_t b) const {
        const Words words = {pairs_[a][b]};
        return reinterpret_cast<const Halves &>(words);
    }

    void refuse(std::size_t a, std::size_t b) { pairs_[a][b] = pairs_[b][a] = REFUSED; }

    void put_ranks(const OmahaBoard &board) {
        for (std::size_t high = 0; high < 13; ++high) {
            for (std::size_t low = 0; low <= high; ++low) {
                const auto lows = static_cast<LowRanks>(CARD_LOW_BITS[high * 4] | CARD_LOW_BITS[low * 4]);
                const PairWorth pair = worth(board.row[pair_number(high, low)], board.low_row[lows]);
                const Words four = {pair, pair, pair, pair};
                for (std::size_t suit = 0; suit < 4; ++suit) {
                    reinterpret_cast<Words &>(pairs_[high * 4 + suit][low * 4]) = four;
                    reinterpret_cast<Words &>(pairs_[low * 4 + suit][high * 4]) = four;
                }
            }
        }
    }

    // Only one suit can have three of the board.
    void put_flushes(const OmahaBoard &board) {
        const std::uint64_t three = (board.suits + THREE_ON_BOARD) & TOP_BITS;
        if (!three) return;
        const unsigned suit = suit_of(three);
        const Ranks shown = ranks_of_suit(board.cards, board.count, suit);
        for (std::size_t high = 1; high < 13; ++high) {
            for (std::size_t low = 0; low < high; ++low) {
                PairWorth &pair = pairs_[high * 4 + suit][low * 4 + suit];
                const auto flush = static_cast<PairWorth>(best_flush(1u << high | 1u << low, shown)) << 16;
                pair = std::max(pair, flush | (pair & 0xffff));
                pairs_[low * 4 + suit][high * 4 + suit] = pair;
            }
        }
    }
};

// A few rows, one by one.
template <std::size_t HOLE>
std::size_t few_on_one_board(const std::uint8_t *holes, const OmahaBoard &board, std::size_t rows,
                             std::uint32_t *highs, std::uint8_t *low_out) {
    std::uint64_t shown = 0;
    for (std::size_t i = 0; i < board.count; ++i) shown |= std::uint64_t{1} << board.cards[i];
    rows = rows_of_cards(holes, HOLE, rows);
    for (std::size_t row = 0; row < rows; ++row, holes += HOLE) {
        std::uint64_t seen = shown;
        for (std::size_t i = 0; i < HOLE; ++i) seen |= std::uint64_t{1} << holes[i];
        if (static_cast<std::size_t>(std::popcount(seen)) != HOLE + board.count) return row;
        const auto [high, low] = omaha_on<HOLE>(board, holes);
        highs[row] = high;
        low_out[row] = low;
    }
    return rows;
}

template <std::size_t HOLE>
std::size_t many_on_one_board(const std::uint8_t *holes, const OmahaBoard &board, std::size_t rows,
                              std::uint32_t *highs, std::uint8_t *low_out) {
    const PairTable pairs(board);
    for (std::size_t first = 0; first < rows; first += PIECE) {
        const std::size_t wanted = std::min(PIECE, rows - first);
        const std::size_t some = rows_of_cards(holes + first * HOLE, HOLE, wanted);
        PairWorth any = 0;
        for (std::size_t row = first; row < first + some; ++row) {
            const PairWorth best = pairs.best<HOLE>(holes + row * HOLE);
            any |= best;
            highs[row] = strengths[best >> 16];
            low_out[row] = static_cast<std::uint8_t>(best);
        }
        if (any & REFUSED)
            for (std::size_t row = first;; ++row)
                if (pairs.best<HOLE>(holes + row * HOLE) & REFUSED) return row;
        if (some < wanted) return first + some;
    }
    return rows;
}

template <std::size_t HOLE>
std::size_t on_one_board(const std::uint8_t *holes, const OmahaBoard &board, std::size_t rows, std::uint32_t *highs,
                         std::uint8_t *low_out) {
    return (rows < MANY ? few_on_one_board<HOLE> : many_on_one_board<HOLE>)(holes, board, rows, highs, low_out);
}

inline std::size_t omaha_one_board(const std::uint8_t *holes, std::size_t hole, const OmahaBoard &board,
                                   std::size_t rows, std::uint32_t *highs, std::uint8_t *low_out) {
    const auto all = hole == 4 ? on_one_board<4> : hole == 5 ? on_one_board<5> : on_one_board<6>;
    return all(holes, board, rows, highs, low_out);
}
