// The grades of one hand, without flushes, on boards that differ in two ranks, in one, or in none.
//
// Included by count_plain.cpp and count_avx2.cpp into a namespace of each, so that the loops are compiled for both.

inline Lanes larger(Lanes a, Lanes b) { return a > b ? a : b; }

// Hold'em: five ranks, two of the hand and three of the board, and two more.
struct HoldemRows {
    const Holding *holding = nullptr;

    void prepare(const Holding &of, std::size_t) { holding = &of; }

    const Grade *row(std::uint8_t x, std::uint8_t y, std::uint8_t z) const {
        return holdem_rows[multiset_number({holding->ranks[0], holding->ranks[1], x, y, z})];
    }

    // By all pairs of further ranks.
    void three(const FiveRanks &b, Lanes *out) const {
        const auto *from = reinterpret_cast<const Lanes *>(row(b[0], b[1], b[2]));
        for (std::size_t k = 0; k < BLOCKS; ++k) out[k] = from[k];
    }

    // By one further rank.
    void four(const FiveRanks &b, Lanes *out) const {
        const Grade *from = row(b[0], b[1], b[2]);
        const auto &pairs = PAIR_NUMBERS[b[3]];
        Lanes line = {};
        for (std::size_t rank = 0; rank < 13; ++rank) line[rank] = from[pairs[rank]];
        *out = line;
    }

    Grade five(const FiveRanks &b) const { return row(b[0], b[1], b[2])[pair_number(b[3], b[4])]; }
};

// Omaha: a board is as good as the best three of it, so rows of larger boards are maxima of rows of smaller ones.
struct OmahaRows {
    Lanes with_one[PAIRS];          // two ranks of the board and a third
    Lanes with_two[PAIRS][BLOCKS];  // two ranks of the board and a pair

    static Grade in(const Lanes *lanes, std::size_t place) { return reinterpret_cast<const LooseGrade *>(lanes)[place]; }

    void prepare(const Holding &of, std::size_t hole_cards) {
        const Lanes *lines[MOST_HOLE * (MOST_HOLE - 1) / 2];
        std::size_t pairs = 0;
        for (std::size_t i = 0; i < hole_cards; ++i)
            for (std::size_t j = 0; j < i; ++j)
                lines[pairs++] = reinterpret_cast<const Lanes *>(omaha_triples[pair_number(of.ranks[i], of.ranks[j])]);
        for (std::size_t two = 0; two < PAIRS; ++two) {
            Lanes best = lines[0][two];
            for (std::size_t pair = 1; pair < pairs; ++pair) best = larger(best, lines[pair][two]);
            with_one[two] = best;
        }
        prepare_pairs();
    }

    void prepare_pairs() {
        // The pairs with one higher rank follow each other, so a line goes where that rank's pairs begin; what it
        // writes too much the next line overwrites.
        Lanes one_of[13][BLOCKS] = {};  // a rank of the board and a pair
        for (std::size_t x = 0; x < 13; ++x)
            for (std::size_t a = 0; a < 13; ++a) put(one_of[x], a, with_one[pair_number(x, a)]);
        for (std::size_t x = 0; x < 13; ++x) {
            for (std::size_t y = 0; y <= x; ++y) {
                const Lanes line = with_one[pair_number(x, y)];
                const auto *each = reinterpret_cast<const LooseGrade *>(&with_one[pair_number(x, y)]);
                Lanes both[BLOCKS] = {};
                for (std::size_t a = 0; a < 13; ++a) put(both, a, larger(line, Lanes{} + each[a]));
                Lanes *into = with_two[pair_number(x, y)];
                for (std::size_t k = 0; k < BLOCKS; ++k) into[k] = larger(both[k], larger(one_of[x][k], one_of[y][k]));
            }
        }
    }

    static void put(Lanes *row, std::size_t high, Lanes line) {
        auto *place = reinterpret_cast<LooseGrade *>(row) + high * (high + 1) / 2;
        *reinterpret_cast<LooseLanes *>(place) = line;
    }

    void three(const FiveRanks &b, Lanes *out) const {
        const std::size_t xy = pair_number(b[0], b[1]);
        const Lanes *p = with_two[xy], *q = with_two[pair_number(b[0], b[2])], *r = with_two[pair_number(b[1], b[2])];
        const Lanes least = Lanes{} + in(&with_one[xy], b[2]);
        for (std::size_t k = 0; k < BLOCKS; ++k) out[k] = larger(larger(p[k], q[k]), larger(r[k], least));
    }

    void four(const FiveRanks &b, Lanes *out) const {
        const std::size_t xy = pair_number(b[0], b[1]), zv = pair_number(b[2], b[3]);
        const Lanes least = Lanes{} + in(with_two[xy], zv);
        const Lanes first = larger(with_one[xy], with_one[zv]);
        const Lanes second = larger(with_one[pair_number(b[0], b[2])], with_one[pair_number(b[1], b[3])]);
        const Lanes third = larger(with_one[pair_number(b[0], b[3])], with_one[pair_number(b[1], b[2])]);
        *out = larger(larger(least, first), larger(second, third));
    }

    // The best four of five are the best.
    Grade five(const FiveRanks &b) const {
        const Lanes *xy = with_two[pair_number(b[0], b[1])];
        const std::size_t vw = pair_number(b[3], b[4]);
        const Grade first = std::max(in(xy, pair_number(b[2], b[3])), in(xy, pair_number(b[2], b[4])));
        const Grade second = std::max(in(with_two[pair_number(b[0], b[2])], vw), in(with_two[pair_number(b[1], b[2])], vw));
        return std::max({first, second, in(xy, vw)});
    }
};
