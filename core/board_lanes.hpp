// Boards dealt by chance, 32 trials at once: the very boards that Chance and a shuffle give one after the other.
//
// Included by sample_avx2.cpp after columns.hpp. A row of the columns is a trial; the order of the trials is of no
// matter, as they are only counted.

struct DealtBoards {
    static constexpr std::size_t TRIALS = BLOCK;
    alignas(32) std::uint16_t number[TRIALS];  // of the five ranks, among all multisets
    // With three or more cards of a suit that somebody can have a flush in: suit << 13 | their ranks, else 0.
    alignas(32) std::uint16_t flush[TRIALS];
    Rows flushed;  // the trials with such a suit
};

// `WANTED` cards that are dealt for every board, the others being known.
template <std::size_t WANTED>
class BoardLanes {
public:
    static constexpr bool ANY = true;
    using Dealt = DealtBoards;

    BoardLanes(const Chance &chance, const std::uint8_t *cards, std::size_t left, const std::uint8_t *known,
               const std::array<std::uint8_t, 16> &flush_suits)
        : flush_suits_(in_both_halves(flush_suits.data())) {
        for (std::size_t i = 0; i < 4; ++i) deck_[i] = in_both_halves(cards + 16 * i);
        for (std::size_t i = 0; i < WANTED; ++i) places_[i] = _mm256_set1_epi64x(static_cast<long long>(left - i));
        for (std::size_t i = WANTED; i < 5; ++i) known_[i] = all(known[i - WANTED]);
        alignas(32) std::uint64_t first[4];
        for (std::size_t lane = 0; lane < 4; ++lane) first[lane] = chance.ahead(lane * NUMBERS + 1);
        at_ = _mm256_load_si256(reinterpret_cast<const __m256i *>(first));
    }

    // In one piece: the compiler would call for the numbers of the ranks, through memory, at a twentieth of the time.
    __attribute__((flatten)) void deal(DealtBoards &into) {
        Column place[5] = {}, board[5], suits[5];
        draw_places(place);
        follow(place);
        for (std::size_t i = 0; i < 5; ++i) {
            const Column card = i < WANTED ? card_at(place[i]) : known_[i];
            board[i] = ranks(card);
            suits[i] = card & all(3);
        }
        find_flushes(board, suits, into);
        sort(board);
        multiset_numbers(board).store(into.number);
    }

private:
    static constexpr std::size_t NUMBERS = (WANTED + 1) / 2, GROUPS = DealtBoards::TRIALS / 4;

    __m256i at_;  // the counts of Chance for the next number of four trials
    Column deck_[4], known_[5], flush_suits_;
    __m256i places_[5];

    static __m256i times(__m256i x, std::uint64_t factor) {
        const __m256i low = _mm256_set1_epi64x(static_cast<long long>(factor & 0xffffffff));
        const __m256i high = _mm256_set1_epi64x(static_cast<long long>(factor >> 32));
        const __m256i upper = _mm256_add_epi64(_mm256_mul_epu32(x, high), _mm256_mul_epu32(_mm256_srli_epi64(x, 32), low));
        return _mm256_add_epi64(_mm256_mul_epu32(x, low), _mm256_slli_epi64(upper, 32));
    }

    static __m256i mix(__m256i x) {
        x = times(_mm256_xor_si256(x, _mm256_srli_epi64(x, 30)), Chance::FIRST_FACTOR);
        x = times(_mm256_xor_si256(x, _mm256_srli_epi64(x, 27)), Chance::SECOND_FACTOR);
        return _mm256_xor_si256(x, _mm256_srli_epi64(x, 31));
    }

    // The place of each card in what is left of the deck, as place_by gives it.
    void draw_places(Column *place) {
        __m256i drawn[5][GROUPS];
        for (std::size_t group = 0; group < GROUPS; ++group) {
            for (std::size_t number = 0; number < NUMBERS; ++number) {
                const auto steps = Chance::STEP * (group * 4 * NUMBERS + number);
                const __m256i bits = mix(_mm256_add_epi64(at_, _mm256_set1_epi64x(static_cast<long long>(steps))));
                const std::size_t i = 2 * number;
                drawn[i][group] = _mm256_mul_epu32(bits, places_[i]);
                if (i + 1 < WANTED) drawn[i + 1][group] = _mm256_mul_epu32(_mm256_srli_epi64(bits, 32), places_[i + 1]);
            }
        }
        at_ = _mm256_add_epi64(at_, _mm256_set1_epi64x(static_cast<long long>(Chance::STEP * NUMBERS * DealtBoards::TRIALS)));
        for (std::size_t i = 0; i < WANTED; ++i) {
            __m256i fours[4];
            for (std::size_t k = 0; k < 4; ++k)
                fours[k] = _mm256_blend_epi32(_mm256_srli_epi64(drawn[i][2 * k], 32), drawn[i][2 * k + 1], 0xaa);
            const __m256i packed = _mm256_packus_epi16(_mm256_packus_epi32(fours[0], fours[1]),
                                                       _mm256_packus_epi32(fours[2], fours[3]));
            place[i] = _mm256_add_epi8(packed, all(static_cast<std::uint8_t>(i)));
        }
    }

    // Where in the deck each card comes from, though cards before it have changed places.
    static void follow(Column *place) {
        Column from[5], moved[5];
        for (std::size_t i = 0; i < WANTED; ++i) {
            Column here = all(static_cast<std::uint8_t>(i));
            const Column own = here;
            from[i] = place[i];
            for (std::size_t k = 0; k < i; ++k) {
                from[i] = _mm256_blendv_epi8(from[i], moved[k], _mm256_cmpeq_epi8(place[i], place[k]));
                here = _mm256_blendv_epi8(here, moved[k], _mm256_cmpeq_epi8(place[k], own));
            }
            moved[i] = here;
        }
        for (std::size_t i = 0; i < WANTED; ++i) place[i] = from[i];
    }

    Column card_at(Column place) const {
        const Column odd = _mm256_slli_epi16(place, 3), upper = _mm256_slli_epi16(place, 2);  // bits 4 and 5 on top
        const Column low = _mm256_blendv_epi8(_mm256_shuffle_epi8(deck_[0], place), _mm256_shuffle_epi8(deck_[1], place), odd);
        const Column high = _mm256_blendv_epi8(_mm256_shuffle_epi8(deck_[2], place), _mm256_shuffle_epi8(deck_[3], place), odd);
        return _mm256_blendv_epi8(low, high, upper);
    }

    static Column least(Column a, Column b) { return _mm256_min_epu8(a, b); }
    static Column most(Column a, Column b) { return _mm256_max_epu8(a, b); }

    // One suit at most has three of five cards, and then it is the middle one of the five suits.
    static Column middle(const Column *s) {
        const Column a = most(least(s[0], s[1]), least(s[2], s[3])), b = least(most(s[0], s[1]), most(s[2], s[3]));
        return most(least(a, b), least(s[4], most(a, b)));
    }

    void find_flushes(const Column *board, const Column *suits, DealtBoards &into) const {
        static constexpr Sixteen LOWER = sixteen([](unsigned rank) { return 1u << rank & 255; });
        static constexpr Sixteen UPPER = sixteen([](unsigned rank) { return 1u << rank >> 8; });
        const Column suit = middle(suits);
        Column lower{}, upper = _mm256_slli_epi16(suit, 5), cards{};
        for (std::size_t i = 0; i < 5; ++i) {
            const Column same = _mm256_cmpeq_epi8(suits[i], suit);
            cards = _mm256_sub_epi8(cards, same);
            lower |= same & LOWER[board[i]];
            upper |= same & UPPER[board[i]];
        }
        const Column enough = _mm256_cmpgt_epi8(cards, all(2)) & _mm256_shuffle_epi8(flush_suits_, suit);
        lower &= enough;
        upper &= enough;
        Numbers(lower, upper).store(into.flush);
        into.flushed = marked(lower | upper);
    }
};
