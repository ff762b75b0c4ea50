// Thirty-two rows of cards at once, as columns: a vector holds the cards of one place of all rows.
//
// Included by batch_avx2.cpp and sample_avx2.cpp into a namespace where the instructions of AVX2 may be used.

constexpr std::size_t BLOCK = 32;

using Column = __m256i;

inline Column load_half(const std::uint8_t *low, const std::uint8_t *high) {
    const auto *a = reinterpret_cast<const __m128i *>(low), *b = reinterpret_cast<const __m128i *>(high);
    return _mm256_inserti128_si256(_mm256_castsi128_si256(_mm_loadu_si128(a)), _mm_loadu_si128(b), 1);
}

inline Column all(std::uint8_t byte) { return _mm256_set1_epi8(static_cast<char>(byte)); }

inline Column in_both_halves(const std::uint8_t *sixteen) {
    return _mm256_broadcastsi128_si256(_mm_loadu_si128(reinterpret_cast<const __m128i *>(sixteen)));
}

// Sixteen bytes that every byte of a column, 0 to 15, chooses from; of a larger one its lower four bits count.
struct Sixteen {
    alignas(16) std::uint8_t bytes[16];

    Column operator[](Column places) const { return _mm256_shuffle_epi8(in_both_halves(bytes), places); }
};

template <typename Find>
constexpr Sixteen sixteen(Find find) {
    Sixteen table{};
    for (unsigned i = 0; i < 16; ++i) table.bytes[i] = static_cast<std::uint8_t>(find(i));
    return table;
}

// Calls `work` with FIRST, FIRST + 1 and so on below END as template arguments: all steps are laid out by the compiler.
template <std::size_t FIRST, std::size_t END, typename Work>
inline void each_from(Work work) {
    [&work]<std::size_t... BEYOND>(std::index_sequence<BEYOND...>) {
        (work.template operator()<FIRST + BEYOND>(), ...);
    }(std::make_index_sequence<END - FIRST>());
}

// How rows become columns. Each half of a vector takes sixteen rows, which fill WIDTH loads; byte `at` of load `load`
// is a card of the place (16 * load + at) % WIDTH.
template <std::size_t WIDTH>
struct Split {
    Sixteen from[WIDTH][WIDTH];  // [place][load]: where in the load each row's card of that place is, or 255
    Sixteen mine[WIDTH];         // [place]: 255 at the bytes of the first load with a card of that place
    Sixteen order[WIDTH];        // [place]: where each row's card is, in whichever load

    constexpr Split() : from{}, mine{}, order{} {
        for (std::size_t place = 0; place < WIDTH; ++place) {
            mine[place] = sixteen([place](std::size_t at) { return at % WIDTH == place ? 255 : 0; });
            order[place] = sixteen([place](std::size_t row) { return (row * WIDTH + place) % 16; });
            for (std::size_t load = 0; load < WIDTH; ++load)
                from[place][load] = sixteen([place, load](std::size_t row) {
                    const std::size_t byte = row * WIDTH + place;
                    return byte / 16 == load ? byte % 16 : 255;
                });
        }
    }
};
template <std::size_t WIDTH>
constexpr Split<WIDTH> SPLIT;

template <std::size_t WIDTH>
inline void split(const std::uint8_t *rows, Column (&columns)[WIDTH]) {
    Column loads[WIDTH];
    for (std::size_t load = 0; load < WIDTH; ++load)
        loads[load] = load_half(rows + 16 * load, rows + 16 * (WIDTH + load));
    constexpr auto &how = SPLIT<WIDTH>;
    each_from<0, WIDTH>([&]<std::size_t PLACE>() {
        if constexpr (WIDTH % 2) {
            // At each byte just one of the loads has a card of this place.
            Column mixed = loads[0];
            each_from<1, WIDTH>([&]<std::size_t LOAD>() {
                const Column mine = in_both_halves(how.mine[(PLACE + 16 * (WIDTH - LOAD)) % WIDTH].bytes);
                mixed = _mm256_blendv_epi8(mixed, loads[LOAD], mine);
            });
            columns[PLACE] = _mm256_shuffle_epi8(mixed, in_both_halves(how.order[PLACE].bytes));
        } else {
            columns[PLACE] = Column{};
            each_from<0, WIDTH>([&]<std::size_t LOAD>() {
                columns[PLACE] |= _mm256_shuffle_epi8(loads[LOAD], in_both_halves(how.from[PLACE][LOAD].bytes));
            });
        }
    });
}

// Puts the cards of every row in ascending order.
template <std::size_t WIDTH>
inline void sort(Column (&columns)[WIDTH]) {
    for (std::size_t end = 1; end < WIDTH; ++end)
        for (std::size_t i = end; i > 0; --i) {
            const Column low = _mm256_min_epu8(columns[i - 1], columns[i]);
            columns[i] = _mm256_max_epu8(columns[i - 1], columns[i]);
            columns[i - 1] = low;
        }
}

// Marks rows, their cards sorted, with a byte that is no card or with a card twice.
template <std::size_t WIDTH>
inline Column faults(const Column (&columns)[WIDTH]) {
    Column marks = _mm256_subs_epu8(columns[WIDTH - 1], all(51));
    for (std::size_t i = 1; i < WIDTH; ++i) marks |= _mm256_cmpeq_epi8(columns[i - 1], columns[i]);
    return marks;
}

// A bit for each row, the first row the lowest.
using Rows = std::uint32_t;

// The rows whose byte is not zero.
inline Rows marked(Column bytes) {
    return ~static_cast<Rows>(_mm256_movemask_epi8(_mm256_cmpeq_epi8(bytes, Column{})));
}

inline Column ranks(Column cards) { return _mm256_srli_epi16(cards, 2) & all(0x3f); }

// Sixteen-bit numbers of all rows, in the order of the rows.
struct Numbers {
    Column low_quarters, high_quarters;  // rows 0-7 and 16-23, rows 8-15 and 24-31

    Numbers(Column low_bytes, Column high_bytes)
        : low_quarters(_mm256_unpacklo_epi8(low_bytes, high_bytes)),
          high_quarters(_mm256_unpackhi_epi8(low_bytes, high_bytes)) {}

    void operator+=(const Numbers &other) {
        low_quarters = _mm256_add_epi16(low_quarters, other.low_quarters);
        high_quarters = _mm256_add_epi16(high_quarters, other.high_quarters);
    }

    void store(std::uint16_t *into) const {
        auto *quarters = reinterpret_cast<__m128i *>(into);
        _mm_storeu_si128(quarters, _mm256_castsi256_si128(low_quarters));
        _mm_storeu_si128(quarters + 1, _mm256_castsi256_si128(high_quarters));
        _mm_storeu_si128(quarters + 2, _mm256_extracti128_si256(low_quarters, 1));
        _mm_storeu_si128(quarters + 3, _mm256_extracti128_si256(high_quarters, 1));
    }
};

// A number, one at a time: the compiler would gather what stands in a table at several, by more steps than it saves.
inline std::size_t alone(std::size_t number) {
    asm("" : "+r"(number));
    return number;
}

// PLACES in bytes: what a rank at each place of an ascending multiset adds to the multiset's number.
template <std::size_t PLACE>
constexpr Sixteen LOW_BYTES = sixteen([](unsigned rank) { return rank < 13 ? PLACES[PLACE][rank] & 255 : 0; });
template <std::size_t PLACE>
constexpr Sixteen HIGH_BYTES = sixteen([](unsigned rank) { return rank < 13 ? PLACES[PLACE][rank] >> 8 : 0; });

// The numbers of the rows' multisets of ranks, from ascending ranks.
template <std::size_t WIDTH>
inline Numbers multiset_numbers(const Column (&ascending)[WIDTH]) {
    Numbers sum(_mm256_add_epi8(ascending[0], LOW_BYTES<1>[ascending[1]]), Column{});
    each_from<2, WIDTH>([&]<std::size_t PLACE>() {
        sum += Numbers(LOW_BYTES<PLACE>[ascending[PLACE]], HIGH_BYTES<PLACE>[ascending[PLACE]]);
    });
    return sum;
}

// How many cards of each suit, four bits a suit: clubs and diamonds in one column, hearts and spades in another.
struct SuitCounts {
    Column minor{}, major{};

    template <std::size_t WIDTH>
    explicit SuitCounts(const Column (&cards)[WIDTH]) {
        static constexpr Sixteen MINOR = sixteen([](unsigned card) { return card & 2 ? 0 : 1 << 4 * (card & 1); });
        static constexpr Sixteen MAJOR = sixteen([](unsigned card) { return card & 2 ? 1 << 4 * (card & 1) : 0; });
        for (const Column card : cards) {
            minor = _mm256_add_epi8(minor, MINOR[card]);
            major = _mm256_add_epi8(major, MAJOR[card]);
        }
    }
};
