// Many hands at once: rows of cards in, rows of strengths out.
//
// Included by batch_plain.cpp and batch_avx2.cpp into a namespace of each, so that the loops are compiled for both.

// The boards of a few rows are found first and their table rows fetched, while others are still on their way.
constexpr std::size_t AHEAD = 16;

// The keys of some cards together, and the cards as bits.
template <std::size_t COUNT>
inline std::uint64_t add_up(const std::uint8_t *cards, std::uint64_t &seen, std::uint64_t keys = 0) {
    for (std::size_t i = 0; i < COUNT; ++i) {
        keys += card_keys[cards[i]];
        seen |= std::uint64_t{1} << cards[i];
    }
    return keys;
}

template <std::size_t WIDTH>
std::size_t high_piece(const std::uint8_t *cards, std::size_t rows, std::uint32_t *highs) {
    rows = rows_of_cards(cards, WIDTH, rows);
    for (std::size_t row = 0; row < rows; ++row, cards += WIDTH) {
        std::uint64_t seen = 0;
        const std::uint64_t keys = add_up<WIDTH>(cards, seen, FIVE_IN_ALL);
        if (__builtin_expect(std::popcount(seen) != WIDTH, 0)) return row;
        if (WIDTH < 7) {
            highs[row] = splitpot_high(cards, WIDTH);
        } else if (const std::uint64_t flush = keys & TOP_BITS; __builtin_expect(flush != 0, 0)) {
            highs[row] = strengths[best_flush(ranks_of_suit(cards, WIDTH, suit_of(flush)))];
        } else {
            highs[row] = strengths[grade_of_seven(keys)];
        }
    }
    return rows;
}

inline std::size_t high_batch(const std::uint8_t *cards, std::size_t width, std::size_t rows, std::uint32_t *highs) {
    const auto piece = width == 5 ? high_piece<5> : width == 6 ? high_piece<6> : high_piece<7>;
    for (std::size_t first = 0; first < rows; first += PIECE) {
        const std::size_t some = std::min(PIECE, rows - first);
        const std::size_t done = piece(cards + first * width, some, highs + first);
        if (done < some) return first + done;
    }
    return rows;
}

// The rows whose board and hole have a flush to look for, which most have not: they are put right together.
struct Flushes {
    std::size_t rows[AHEAD];
    std::uint64_t suits[AHEAD];
    std::size_t count = 0;

    void note(std::size_t row, std::uint64_t suit) {
        rows[count] = row;
        suits[count] = suit;
        count += suit != 0;
    }
};

template <std::size_t HOLE>
inline void settle(const OmahaBoard *boards, const std::uint8_t *holes, std::size_t some, const std::uint64_t *keys,
                   std::uint32_t *highs, std::uint8_t *low_out) {
    Flushes flushes;
    for (std::size_t i = 0; i < some; ++i) {
        const auto &board = boards[i];
        const std::uint8_t *hole = holes + i * HOLE;
        highs[i] = strengths[best_pair<HOLE>(board.row, hole)];
        low_out[i] = board.low_row[low_of_hole<HOLE>(hole)];
        flushes.note(i, (board.suits + THREE_ON_BOARD) & (keys[i] + TWO_IN_HOLE) & TOP_BITS);
    }
    for (std::size_t i = 0; i < flushes.count; ++i) {
        const std::size_t row = flushes.rows[i];
        const unsigned suit = suit_of(flushes.suits[i]);
        const Ranks held = ranks_of_suit(holes + row * HOLE, HOLE, suit);
        const auto &board = boards[row];
        const Ranks shown = ranks_of_suit(board.cards, board.count, suit);
        highs[row] = std::max(highs[row], strengths[best_flush(held, shown)]);
    }
}

template <std::size_t HOLE>
std::size_t omaha_piece(const std::uint8_t *holes, const std::uint8_t *shown, std::size_t rows, std::uint32_t *highs,
                        std::uint8_t *low_out) {
    rows = std::min(rows_of_cards(holes, HOLE, rows), rows_of_cards(shown, 5, rows));
    for (std::size_t first = 0; first < rows; first += AHEAD) {
        const std::size_t some = std::min(AHEAD, rows - first);
        OmahaBoard found[AHEAD];
        std::uint64_t keys[AHEAD];
        std::size_t sound = 0;
        for (; sound < some; ++sound) {
            const std::uint8_t *board = shown + (first + sound) * 5;
            std::uint64_t seen = 0;
            const std::uint64_t board_keys = add_up<5>(board, seen);
            keys[sound] = add_up<HOLE>(holes + (first + sound) * HOLE, seen);
            if (__builtin_expect(std::popcount(seen) != HOLE + 5, 0)) break;
            const std::size_t number = number_of_board(board_keys);
            const Grade *row = omaha_rows[FIRST[5] + number];
            for (std::size_t line = 0; line < ROW; line += 32) __builtin_prefetch(row + line);
            found[sound] = {row, lows[board_lows[number]], board, board_keys, 5};
        }
        settle<HOLE>(found, holes + first * HOLE, sound, keys, highs + first, low_out + first);
        if (sound < some) return first + sound;
    }
    return rows;
}

inline std::size_t omaha_batch(const std::uint8_t *holes, std::size_t hole, const std::uint8_t *shown, std::size_t rows,
                               std::uint32_t *highs, std::uint8_t *low_out) {
    const auto piece = hole == 4 ? omaha_piece<4> : hole == 5 ? omaha_piece<5> : omaha_piece<6>;
    for (std::size_t first = 0; first < rows; first += PIECE) {
        const std::size_t some = std::min(PIECE, rows - first);
        const std::size_t done = piece(holes + first * hole, shown + first * 5, some, highs + first, low_out + first);
        if (done < some) return first + done;
    }
    return rows;
}
