// The grades of one hand, without flushes, on boards that differ in two ranks, in one, or in none.
//
// Included by count_plain.cpp and count_avx2.cpp into a namespace of each, so that the loops are compiled for both.

inline Lanes larger(Lanes a, Lanes b) { return a > b ? a : b; }

// Hold'em: five ranks, two of the hand and three of the board, and two more.
struct HoldemRows {
    std::array<std::array<std::uint16_t, LINE>, 3> places;  // [place][rank] of the three: what it adds to the number
    Ranks held = 0;

    // Where the board's ranks stand among the five decides what they, and those of the hand above them, add.
    void prepare(const Holding &of, const Question &) {
        const std::size_t low = std::min(of.ranks[0], of.ranks[1]), high = std::max(of.ranks[0], of.ranks[1]);
        held = 1u << low | 1u << high;
        for (std::size_t place = 0; place < 3; ++place) {
            for (std::size_t rank = 0; rank < 13; ++rank) {
                const std::size_t below = std::size_t{low <= rank} + std::size_t{high <= rank};
                int adds = PLACES[place + below][rank];
                if (low > rank) adds += PLACES[place + 1][low] - PLACES[place][low];
                if (high > rank) adds += PLACES[place + 2][high] - PLACES[place + 1][high];
                if (place == 0) adds += PLACES[0][low] + PLACES[1][high];
                places[place][rank] = static_cast<std::uint16_t>(adds);
            }
        }
    }

    const Grade *row(std::uint8_t x, std::uint8_t y, std::uint8_t z) const {
        const std::uint8_t low = std::min(x, y), high = std::max(x, y);
        return holdem_rows[places[0][std::min(low, z)] + places[1][std::max(low, std::min(high, z))] +
                           places[2][std::max(high, z)]];
    }

    // By all pairs of further ranks.
    const Lanes *three(const FiveRanks &b, std::size_t, Lanes *) const {
        return reinterpret_cast<const Lanes *>(row(b[0], b[1], b[2]));
    }

    Grade five(const FiveRanks &b) const { return row(b[0], b[1], b[2])[pair_number(b[3], b[4])]; }

    // Whether four different ranks and one of them again can be better than a flush.
    bool beats_flushes(Ranks four) const { return (held & ~four) == 0; }
};

// Omaha: a board is as good as the best three of it, so rows of larger boards are maxima of rows of smaller ones.
struct OmahaRows {
    Lanes with_one[PAIRS];          // two ranks of the board and a third
    Lanes with_two[PAIRS][BLOCKS];  // two ranks of the board and a pair

    static Grade in(const Lanes *lanes, std::size_t place) { return reinterpret_cast<const LooseGrade *>(lanes)[place]; }

    // After a flop all that is ever looked up has a rank of it, and all rows of pairs have two.
    void prepare(const Holding &of, const Question &question) {
        const Lanes *lines[MOST_HOLE * (MOST_HOLE - 1) / 2];
        std::size_t pairs = 0;
        for (std::size_t i = 0; i < question.hole_cards; ++i)
            for (std::size_t j = 0; j < i; ++j)
                lines[pairs++] = reinterpret_cast<const Lanes *>(omaha_triples[pair_number(of.ranks[i], of.ranks[j])]);
        const auto fill = [&](std::size_t two) {
            Lanes best = lines[0][two];
            for (std::size_t pair = 1; pair < pairs; ++pair) best = larger(best, lines[pair][two]);
            with_one[two] = best;
        };
        Lanes one_of[13][BLOCKS];  // a rank of the board and a pair
        const auto &flop = question.board;
        if (question.known == 3) {
            for (std::size_t i = 0; i < 3; ++i)
                for (std::size_t rank = 0; rank < 13; ++rank) fill(pair_number(flop[i], rank));
            for (std::size_t i = 0; i < 3; ++i) fill_pairs(flop[i], one_of[flop[i]]);
            for (std::size_t i = 0; i < 3; ++i) fill_pairs(flop[i], flop[(i + 1) % 3], one_of);
        } else {
            for (std::size_t two = 0; two < PAIRS; ++two) fill(two);
            for (std::size_t x = 0; x < 13; ++x) fill_pairs(x, one_of[x]);
            for (std::size_t x = 0; x < 13; ++x)
                for (std::size_t y = 0; y <= x; ++y) fill_pairs(x, y, one_of);
        }
    }

    void fill_pairs(std::size_t x, Lanes *one_of) const {
        one_of[BLOCKS - 1] = Lanes{};
        for (std::size_t a = 0; a < 13; ++a) put(one_of, a, with_one[pair_number(x, a)]);
    }

    void fill_pairs(std::size_t x, std::size_t y, const Lanes (*one_of)[BLOCKS]) {
        const Lanes line = with_one[pair_number(x, y)];
        const auto *each = reinterpret_cast<const LooseGrade *>(&with_one[pair_number(x, y)]);
        Lanes both[BLOCKS] = {};
        for (std::size_t a = 0; a < 13; ++a) put(both, a, larger(line, Lanes{} + each[a]));
        Lanes *into = with_two[pair_number(x, y)];
        for (std::size_t k = 0; k < BLOCKS; ++k) into[k] = larger(both[k], larger(one_of[x][k], one_of[y][k]));
    }

    // The pairs with one higher rank follow each other, so a line goes where that rank's pairs begin; what it writes
    // too much the next line overwrites.
    static void put(Lanes *row, std::size_t high, Lanes line) {
        auto *place = reinterpret_cast<LooseGrade *>(row) + high * (high + 1) / 2;
        *reinterpret_cast<LooseLanes *>(place) = line;
    }

    // By the pairs of further ranks in the first `blocks` blocks.
    const Lanes *three(const FiveRanks &b, std::size_t blocks, Lanes *out) const {
        const std::size_t xy = pair_number(b[0], b[1]);
        const Lanes *p = with_two[xy], *q = with_two[pair_number(b[0], b[2])], *r = with_two[pair_number(b[1], b[2])];
        const Lanes least = Lanes{} + in(&with_one[xy], b[2]);
        for (std::size_t k = 0; k < blocks; ++k) out[k] = larger(larger(p[k], q[k]), larger(r[k], least));
        return out;
    }

    // By one further rank.
    const Lanes *four(const FiveRanks &b, Lanes *out) const {
        const std::size_t xy = pair_number(b[0], b[1]), zv = pair_number(b[2], b[3]);
        const Lanes least = Lanes{} + in(with_two[xy], zv);
        const Lanes first = larger(with_one[xy], with_one[zv]);
        const Lanes second = larger(with_one[pair_number(b[0], b[2])], with_one[pair_number(b[1], b[3])]);
        const Lanes third = larger(with_one[pair_number(b[0], b[3])], with_one[pair_number(b[1], b[2])]);
        *out = larger(larger(least, first), larger(second, third));
        return out;
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
