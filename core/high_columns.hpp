// The best five of five to seven cards, thirty-two rows at once.
//
// Included by batch_avx2.cpp after columns.hpp.

// False if some row holds a byte that is no card, or a card twice.
template <std::size_t WIDTH>
bool high_block(const std::uint8_t *rows, std::uint32_t *highs) {
    Column cards[WIDTH];
    split(rows, cards);
    const SuitCounts suits(cards);
    sort(cards);
    const Column wrong = faults(cards);
    if (!_mm256_testz_si256(wrong, wrong)) return false;
    for (Column &card : cards) card = ranks(card);
    std::uint16_t numbers[BLOCK];
    multiset_numbers(cards).store(numbers);
    for (std::size_t row = 0; row < BLOCK; ++row)
        highs[row] = strengths[unsuited_grades[FIRST_UNSUITED[WIDTH] + alone(numbers[row])]];
    const Column five = _mm256_add_epi8(suits.minor, all(0x33)) | _mm256_add_epi8(suits.major, all(0x33));
    for (Rows left = marked(five & all(0x88)); left; left &= left - 1) {
        const auto row = static_cast<std::size_t>(std::countr_zero(left));
        highs[row] = splitpot_high(rows + row * WIDTH, WIDTH);
    }
    return true;
}

template <std::size_t WIDTH>
std::size_t high_blocks(const std::uint8_t *cards, std::size_t rows, std::uint32_t *highs) {
    std::size_t first = 0;
    while (first + BLOCK <= rows && high_block<WIDTH>(cards + first * WIDTH, highs + first)) first += BLOCK;
    return first;
}

// What is left over is too little for a block, or has a fault that must be found.
inline std::size_t high_batch(const std::uint8_t *cards, std::size_t width, std::size_t rows, std::uint32_t *highs) {
    const auto blocks = width == 5 ? high_blocks<5> : width == 6 ? high_blocks<6> : high_blocks<7>;
    const std::size_t done = blocks(cards, rows, highs);
    return done + plain_batches.high(cards + done * width, width, rows - done, highs + done);
}
