// Boards dealt by chance, 32 trials at once: the very boards that Chance and a shuffle give one after the other.
//
// Included by sample_avx2.cpp into its namespace. A lane is a byte of a vector, and a trial has the same lane in all
// vectors; the order of the trials is of no matter, as they are only counted.

struct DealtBoards {
    static constexpr std::size_t TRIALS = 32;
    alignas(32) std::uint16_t number[TRIALS];  // of the five ranks, among all multisets
    // With three or more cards of a suit that somebody can have a flush in: suit << 13 | their ranks, else 0.
    alignas(32) std::uint16_t flush[TRIALS];
    std::uint64_t flushed;  // bit 2 n: trial n has such a suit
};

// `WANTED` cards that are dealt for every board, the others being known.
template <std::size_t WANTED>
class BoardLanes {
    using Bytes = __m256i;

public:
    static constexpr bool ANY = true;
    using Dealt = DealtBoards;

    BoardLanes(const Chance &chance, const std::uint8_t *cards, std::size_t left, const std::uint8_t *known,
               const std::array<std::uint8_t, 16> &flush_suits)
        : flush_suits_(both(flush_suits)) {
        for (std::size_t i = 0; i < 4; ++i) deck_[i] = both(cards + 16 * i);
        for (std::size_t i = 0; i < WANTED; ++i) places_[i] = _mm256_set1_epi64x(static_cast<long long>(left - i));
        for (std::size_t i = WANTED; i < 5; ++i) known_[i] = _mm256_set1_epi8(static_cast<char>(known[i - WANTED]));
        alignas(32) std::uint64_t first[4];
        for (std::size_t lane = 0; lane < 4; ++lane) first[lane] = chance.ahead(lane * NUMBERS + 1);
        at_ = _mm256_load_si256(reinterpret_cast<const __m256i *>(first));
    }

    void deal(DealtBoards &into) {
        Bytes place[5] = {}, ranks[5], suits[5];
        draw_places(place);
        follow(place);
        for (std::size_t i = 0; i < 5; ++i) {
            const Bytes card = i < WANTED ? card_at(place[i]) : known_[i];
            ranks[i] = _mm256_and_si256(_mm256_srli_epi16(card, 2), _mm256_set1_epi8(15));
            suits[i] = _mm256_and_si256(card, _mm256_set1_epi8(3));
        }
        find_flushes(ranks, suits, into);
        number(ranks, into);
    }

private:
    static constexpr std::size_t NUMBERS = (WANTED + 1) / 2, GROUPS = DealtBoards::TRIALS / 4;

    __m256i at_;  // the counts of Chance for the next number of four trials
    Bytes deck_[4], known_[5], flush_suits_;
    __m256i places_[5];

    static Bytes both(const std::uint8_t *sixteen) {
        return _mm256_broadcastsi128_si256(_mm_loadu_si128(reinterpret_cast<const __m128i *>(sixteen)));
    }
    static Bytes both(const std::array<std::uint8_t, 16> &sixteen) { return both(sixteen.data()); }

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
    void draw_places(Bytes *place) {
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
            place[i] = _mm256_add_epi8(packed, _mm256_set1_epi8(static_cast<char>(i)));
        }
    }

    // Where in the deck each card comes from, though cards before it have changed places.
    static void follow(Bytes *place) {
        Bytes from[5], moved[5];
        for (std::size_t i = 0; i < WANTED; ++i) {
            Bytes here = _mm256_set1_epi8(static_cast<char>(i));
            const Bytes own = here;
            from[i] = place[i];
            for (std::size_t k = 0; k < i; ++k) {
                from[i] = _mm256_blendv_epi8(from[i], moved[k], _mm256_cmpeq_epi8(place[i], place[k]));
                here = _mm256_blendv_epi8(here, moved[k], _mm256_cmpeq_epi8(place[k], own));
            }
            moved[i] = here;
        }
        for (std::size_t i = 0; i < WANTED; ++i) place[i] = from[i];
    }

    Bytes card_at(Bytes place) const {
        const Bytes odd = _mm256_slli_epi16(place, 3), upper = _mm256_slli_epi16(place, 2);  // bits 4 and 5 on top
        const Bytes low = _mm256_blendv_epi8(_mm256_shuffle_epi8(deck_[0], place), _mm256_shuffle_epi8(deck_[1], place), odd);
        const Bytes high = _mm256_blendv_epi8(_mm256_shuffle_epi8(deck_[2], place), _mm256_shuffle_epi8(deck_[3], place), odd);
        return _mm256_blendv_epi8(low, high, upper);
    }

    static Bytes least(Bytes a, Bytes b) { return _mm256_min_epu8(a, b); }
    static Bytes most(Bytes a, Bytes b) { return _mm256_max_epu8(a, b); }

    // One suit at most has three of five cards, and then it is the middle one of the five suits.
    static Bytes middle(const Bytes *s) {
        const Bytes a = most(least(s[0], s[1]), least(s[2], s[3])), b = least(most(s[0], s[1]), most(s[2], s[3]));
        return most(least(a, b), least(s[4], most(a, b)));
    }

    // [rank]: its bit in the lower and the upper byte of a set, and what it adds to a number at each place.
    static constexpr auto by_rank(std::uint16_t (*of)(std::size_t, std::size_t), std::size_t place, unsigned shift) {
        std::array<std::uint8_t, 16> bytes{};
        for (std::size_t rank = 0; rank < 13; ++rank) bytes[rank] = static_cast<std::uint8_t>(of(place, rank) >> shift);
        return bytes;
    }
    static constexpr std::uint16_t bit(std::size_t, std::size_t rank) { return static_cast<std::uint16_t>(1u << rank); }
    static constexpr std::uint16_t adds(std::size_t place, std::size_t rank) { return PLACES[place][rank]; }

    void find_flushes(const Bytes *ranks, const Bytes *suits, DealtBoards &into) const {
        static constexpr auto lower_bits = by_rank(bit, 0, 0), upper_bits = by_rank(bit, 0, 8);
        const Bytes lower_of = both(lower_bits), upper_of = both(upper_bits), suit = middle(suits);
        Bytes lower{}, upper = _mm256_slli_epi16(suit, 5), cards{};
        for (std::size_t i = 0; i < 5; ++i) {
            const Bytes same = _mm256_cmpeq_epi8(suits[i], suit);
            cards = _mm256_sub_epi8(cards, same);
            lower = _mm256_or_si256(lower, _mm256_and_si256(same, _mm256_shuffle_epi8(lower_of, ranks[i])));
            upper = _mm256_or_si256(upper, _mm256_and_si256(same, _mm256_shuffle_epi8(upper_of, ranks[i])));
        }
        const Bytes enough = _mm256_and_si256(_mm256_cmpgt_epi8(cards, _mm256_set1_epi8(2)), _mm256_shuffle_epi8(flush_suits_, suit));
        lower = _mm256_and_si256(lower, enough);
        upper = _mm256_and_si256(upper, enough);
        const __m256i first = _mm256_unpacklo_epi8(lower, upper), second = _mm256_unpackhi_epi8(lower, upper);
        store(into.flush, first, second);
        const auto none = [](__m256i sixteen) {
            return static_cast<std::uint32_t>(_mm256_movemask_epi8(_mm256_cmpeq_epi16(sixteen, __m256i{})));
        };
        into.flushed = ~(none(first) | std::uint64_t{none(second)} << 32) & 0x5555555555555555;
    }

    static void number(Bytes *r, DealtBoards &into) {
        static constexpr auto at_1 = by_rank(adds, 1, 0);
        static constexpr std::array lower_at = {by_rank(adds, 2, 0), by_rank(adds, 3, 0), by_rank(adds, 4, 0)};
        static constexpr std::array upper_at = {by_rank(adds, 2, 8), by_rank(adds, 3, 8), by_rank(adds, 4, 8)};
        const auto order = [r](std::size_t i, std::size_t j) {
            const Bytes low = least(r[i], r[j]), high = most(r[i], r[j]);
            r[i] = low;
            r[j] = high;
        };
        order(0, 3), order(1, 4), order(0, 2), order(1, 3), order(0, 1), order(2, 4), order(1, 2), order(3, 4), order(2, 3);
        const Bytes two = _mm256_add_epi8(r[0], _mm256_shuffle_epi8(both(at_1), r[1]));
        __m256i first = _mm256_unpacklo_epi8(two, __m256i{}), second = _mm256_unpackhi_epi8(two, __m256i{});
        for (std::size_t i = 0; i < 3; ++i) {
            const Bytes lower = _mm256_shuffle_epi8(both(lower_at[i]), r[i + 2]);
            const Bytes upper = _mm256_shuffle_epi8(both(upper_at[i]), r[i + 2]);
            first = _mm256_add_epi16(first, _mm256_unpacklo_epi8(lower, upper));
            second = _mm256_add_epi16(second, _mm256_unpackhi_epi8(lower, upper));
        }
        store(into.number, first, second);
    }

    static void store(std::uint16_t *into, __m256i first, __m256i second) {
        _mm256_store_si256(reinterpret_cast<__m256i *>(into), first);
        _mm256_store_si256(reinterpret_cast<__m256i *>(into) + 1, second);
    }
};
