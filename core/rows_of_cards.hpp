// Which rows of bytes are cards.
//
// Included by batch_plain.cpp and batch_avx2.cpp into a namespace of each, so that the loops are compiled for both.

// Rows are taken in pieces that stay in the nearest cache.
constexpr std::size_t PIECE = 256;

// How many rows come before the first byte that is no card.
inline std::size_t rows_of_cards(const std::uint8_t *bytes, std::size_t width, std::size_t rows) {
    unsigned char wrong = 0;
    for (std::size_t i = 0; i < rows * width; ++i) wrong |= static_cast<unsigned char>(bytes[i] > 51);
    if (!wrong) return rows;
    std::size_t place = 0;
    while (bytes[place] <= 51) ++place;
    return place / width;
}
