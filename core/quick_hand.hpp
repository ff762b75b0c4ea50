// A hand played in place, for those who play millions: the rules of src/splitpot/poker without its facts.
//
// The Python rules are the ones that count; tests play random hands of every option with both and compare each
// choice and every chip. Where the two differ, this one is wrong. Rule numbers are those of docs/rulebook.md.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

namespace splitpot {

using Chips = std::int64_t;

constexpr int SEATS_MOST = 10, DECK = 52, HOLE_MOST = 5;

enum class Limit { FIXED, POT, NO };
enum class CapHeadsUp { CAPPED, IF_STARTED, ONCE_BEFORE_CAP };
enum class PostKind { SMALL_BLIND, BIG_BLIND, LIVE, DEAD, ANTE, STRADDLE, KILL };
enum Street { PREFLOP, FLOP, TURN, RIVER };
enum class Closed { NO, NO_CHIPS_TO_RAISE, NOBODY_TO_RAISE, CAPPED, BETTING_NOT_REOPENED };
enum class Kind : char { FOLD = 'f', CHECK = 'k', CALL = 'c', BET = 'r' };

// The rules that a hand asks for; the meaning of each stands in src/splitpot/poker/rules.py.
struct QuickRules {
    Limit limit;
    CapHeadsUp cap_heads_up;
    int hole;
    bool exactly_two, low, carry_over, even_split, open_at_once, burn, cumulative, regular_blinds, double_straddle,
        run_it_twice, raked, no_flop_no_drop;
    Chips small_blind, big_blind, small_bet, big_bet, unit, max_raises, percent, rake_step;
    std::array<Chips, SEATS_MOST + 1> rake_caps;  // by the number of players dealt in
};

struct QuickPost {
    int index;  // of the player who owes it
    PostKind kind;
    Chips amount;
    bool doubles;  // it stands in the place of the small blind (R2.2)
};

struct QuickPlayer {
    Chips stack = 0, bet = 0, paid = 0;
    Chips answered = -1;  // the price at which he last acted on this street, -1 for none
    int seat = 0;
    bool folded = false, agreed = false;
    std::array<std::uint8_t, HOLE_MOST> hole{};
};

struct QuickPot {
    Chips amount;
    std::array<bool, SEATS_MOST> contends;
    int contenders;
};

struct QuickAction {
    Kind kind;
    Chips to;
};

class QuickHand {
public:
    QuickRules rules{};
    int count = 0;
    std::array<QuickPlayer, SEATS_MOST> players;  // clockwise from the left of the button
    std::array<std::uint8_t, DECK> deck{};
    std::array<std::uint8_t, 5> board{}, second{};
    int dealt = 0, common = -1;  // board cards; those of both boards, -1 for one board
    int street = PREFLOP;
    Chips price = 0, dead = 0, carried_in = 0, carried_out = 0;
    bool over = false;
    std::vector<QuickAction> actions;

    // What the player on turn may do; low and high are of use only if nothing is closed.
    int turn = -1;
    Chips owed = 0, low = 0, high = 0;
    Closed closed = Closed::NO;

    void begin(const std::vector<QuickPost> &posts);
    void fold();
    void pass();  // a check, or a call of what is owed
    void bet(Chips to);
    Chips total() const;

private:
    Chips level = 0, step = 0, raises = 0, shortfall = 0, extra = 0;
    int opener = 0, waiting_count = 0;
    bool cap_lifted = false, opened = false;
    std::array<int, SEATS_MOST> waiting{};

    void post(const QuickPost &due);
    void deal_holes();
    void deal_street();
    void open_betting();
    void queue_behind(int index, bool with_him);
    void step_on();
    void ask();
    void proceed();
    Closed reason(const QuickPlayer &player) const;
    bool reopened(Chips answered) const;
    Chips bet_size() const { return street < TURN ? rules.small_bet : rules.big_bet; }
    int live() const;
    void return_uncalled();
    bool betting_over() const;

    void run_second_board();
    std::vector<QuickPot> pots() const;
    void settle();
    void award(Chips amount, const QuickPot &pot, const std::array<std::uint8_t, 5> &cards);
    void divide(Chips amount, Chips odd, const std::vector<int> &winners);
};

}  // namespace splitpot
