// Omaha hands, each on a board of its own, thirty-two rows at once.
//
// Included by batch_avx2.cpp after columns.hpp.

constexpr std::size_t CACHE_LINE = 64;

constexpr Sixteen LOW_BITS = sixteen([](unsigned rank) { return rank < 13 ? low_ranks(1u << rank) : 0; });
constexpr Sixteen FIRST_PAIR = sixteen([](unsigned rank) { return rank * (rank + 1) / 2; });
constexpr Sixteen BITS = sixteen([](unsigned bits) { return std::popcount(bits); });

template <std::size_t WIDTH>
inline Column low_ranks_of(const Column (&ranks)[WIDTH]) {
    Column low{};
    for (const Column rank : ranks) low |= LOW_BITS[rank];
    return low;
}

// What is known of thirty-two rows before their table rows have been read.
template <std::size_t HOLE>
class OmahaBlock {
public:
    // Finds the table rows; false if some row holds a byte that is no card, or a card twice.
    bool find(const std::uint8_t *holes, const std::uint8_t *boards) {
        Column hole[HOLE], board[5];
        split(holes, hole);
        split(boards, board);
        find_flushes(hole, board);
        sort(hole);
        sort(board);
        Column wrong = faults(hole) | faults(board);
        for (const Column held : hole)
            for (const Column shown : board) wrong |= _mm256_cmpeq_epi8(held, shown);
        if (!_mm256_testz_si256(wrong, wrong)) return false;
        for (Column &card : hole) card = ranks(card);
        for (Column &card : board) card = ranks(card);
        find_pairs(hole);
        find_rows(board);
        find_lows(hole, board);
        return true;
    }

    // Reads the table rows. Those of the block that comes next are fetched meanwhile: one by one, as the processor can
    // wait for a few of them only without standing still.
    void settle(const std::uint8_t *holes, const std::uint8_t *boards, std::uint32_t *highs, std::uint8_t *low_out,
                const OmahaBlock &next) const {
        for (std::size_t row = 0; row < BLOCK; ++row) {
            for (std::size_t line = 0; line < 3; ++line) __builtin_prefetch(line_of_table(next.rows_[row] + line));
            highs[row] = strengths[best(row)];
            low_out[row] = (&lows[0][0])[lows_[row]];
        }
        for (Rows left = flushes_; left; left &= left - 1) {
            const auto row = static_cast<std::size_t>(std::countr_zero(left));
            const unsigned suit = suit_[row];
            const Ranks held = ranks_of_suit(holes + row * HOLE, HOLE, suit);
            const Ranks shown = ranks_of_suit(boards + row * 5, 5, suit);
            highs[row] = std::max(highs[row], strengths[best_flush(held, shown)]);
        }
    }

private:
    static constexpr std::size_t OF_HOLE = HOLE * (HOLE - 1) / 2;

    alignas(32) std::uint8_t pairs_[OF_HOLE][BLOCK];
    alignas(32) std::uint8_t suit_[BLOCK];
    std::uint16_t rows_[BLOCK];  // where a board's table row begins, in cache lines
    std::uint16_t lows_[BLOCK];  // the low ranks of board and hole, one byte each
    Rows flushes_;               // those that have one to look for

    static void store(std::uint8_t *into, Column column) { _mm256_store_si256(reinterpret_cast<Column *>(into), column); }

    void find_flushes(const Column (&hole)[HOLE], const Column (&board)[5]) {
        const SuitCounts held(hole), shown(board);
        const auto both = [](Column of_hole, Column of_board) {
            return _mm256_add_epi8(of_hole, all(0x66)) & _mm256_add_epi8(of_board, all(0x55)) & all(0x88);
        };
        const Column minor = both(held.minor, shown.minor), major = both(held.major, shown.major);
        flushes_ = marked(minor | major);
        // Clubs 0, diamonds 1, hearts 2, spades 3.
        const Column second = _mm256_srli_epi16(minor | major, 7) & all(1);
        const Column upper = _mm256_andnot_si256(_mm256_cmpeq_epi8(major, Column{}), all(2));
        store(suit_, second | upper);
    }

    void find_pairs(const Column (&ascending)[HOLE]) {
        std::size_t pair = 0;
        for (std::size_t high = 1; high < HOLE; ++high) {
            const Column first = FIRST_PAIR[ascending[high]];
            for (std::size_t low = 0; low < high; ++low)
                store(pairs_[pair++], _mm256_add_epi8(first, ascending[low]));
        }
    }

    void find_rows(const Column (&ascending)[5]) {
        static_assert(sizeof omaha_rows[0] == 3 * CACHE_LINE);
        Numbers numbers = multiset_numbers(ascending);
        const Numbers once = numbers;
        numbers += once;
        numbers += once;
        numbers.store(rows_);
    }

    void find_lows(const Column (&hole)[HOLE], const Column (&board)[5]) {
        Column shown = low_ranks_of(board);
        // Boards that allow no low share one row of the table, which stays near.
        const Column count = _mm256_add_epi8(BITS[shown & all(15)], BITS[_mm256_srli_epi16(shown, 4) & all(15)]);
        shown &= _mm256_cmpgt_epi8(count, all(2));
        Numbers(low_ranks_of(hole), shown).store(lows_);
    }

    static const Grade *line_of_table(std::size_t line) {
        return omaha_rows[FIRST[5]] + line * (CACHE_LINE / sizeof(Grade));
    }

    Grade best(std::size_t row) const {
        const Grade *grades = line_of_table(rows_[row]);
        __m128i best = first_of(grades, pairs_[0][row]);
        for (std::size_t pair = 1; pair < OF_HOLE; ++pair)
            best = _mm_max_epi16(best, first_of(grades, pairs_[pair][row]));
        return static_cast<Grade>(_mm_cvtsi128_si32(best));
    }

    // A grade in the first lane, and what follows it in the second.
    static __m128i first_of(const Grade *grades, std::size_t pair) {
        int two;
        std::memcpy(&two, grades + pair, sizeof two);
        return _mm_cvtsi32_si128(two);
    }
};

template <std::size_t HOLE>
std::size_t omaha_blocks(const std::uint8_t *holes, const std::uint8_t *boards, std::size_t rows, std::uint32_t *highs,
                         std::uint8_t *low_out) {
    OmahaBlock<HOLE> blocks[2];
    std::size_t first = 0;
    bool found = BLOCK <= rows && blocks[0].find(holes, boards);
    while (found) {
        const std::size_t next = first + BLOCK;
        const auto &block = blocks[first / BLOCK % 2];
        auto &coming = blocks[next / BLOCK % 2];
        found = next + BLOCK <= rows && coming.find(holes + next * HOLE, boards + next * 5);
        block.settle(holes + first * HOLE, boards + first * 5, highs + first, low_out + first, found ? coming : block);
        first = next;
    }
    return first;
}

// What is left over is too little for a block, or has a fault that must be found.
inline std::size_t omaha_batch(const std::uint8_t *holes, std::size_t hole, const std::uint8_t *boards, std::size_t rows,
                               std::uint32_t *highs, std::uint8_t *low_out) {
    const auto blocks = hole == 4 ? omaha_blocks<4> : hole == 5 ? omaha_blocks<5> : omaha_blocks<6>;
    const std::size_t done = blocks(holes, boards, rows, highs, low_out);
    return done + plain_batches.omaha(holes + done * hole, hole, boards + done * 5, rows - done, highs + done, low_out + done);
}
