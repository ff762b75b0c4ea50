// Posts, the queue of a betting round, and what a player may do: betting.py, legal.py, dealer.py, apply.py.
#include <algorithm>

#include "quick_hand.hpp"

namespace splitpot {

void QuickHand::begin(const std::vector<QuickPost> &posts) {
    const bool doubled = std::any_of(posts.begin(), posts.end(), [](const QuickPost &due) { return due.doubles; });
    shortfall = rules.big_blind + (doubled ? 0 : rules.small_blind);
    std::array<bool, SEATS_MOST> broke{};
    for (const QuickPost &due : posts) {
        // Who has nothing left posts nothing more; but a big blind without chips still sets the price (R2.6).
        if (broke[due.index] && due.kind != PostKind::BIG_BLIND) continue;
        post(due);
        broke[due.index] = players[due.index].stack == 0;
    }
    deal_holes();
    open_betting();
    proceed();
}

void QuickHand::post(const QuickPost &due) {
    QuickPlayer &player = players[due.index];
    const Chips amount = std::min(due.amount, player.stack), in_front = player.bet;
    player.stack -= amount;
    if (due.kind == PostKind::DEAD) {
        dead += amount;
    } else {
        player.paid += amount;
        if (due.kind != PostKind::ANTE) player.bet += amount;
    }
    (due.kind == PostKind::BIG_BLIND || due.kind == PostKind::SMALL_BLIND) ? shortfall -= amount : extra += amount;
    switch (due.kind) {
    case PostKind::BIG_BLIND:
        price = level = step = rules.big_blind;
        raises = 1;
        opener = due.index + 1;
        break;
    case PostKind::STRADDLE:  // no bet for the cap; its owner acts last (R14.2)
        price = level = due.amount;
        step = rules.double_straddle ? due.amount : rules.big_blind;
        opener = due.index + 1;
        break;
    case PostKind::KILL:  // the bet of the raised stakes (R14.1)
        price = level = step = in_front + due.amount;
        break;
    default:
        break;
    }
}

void QuickHand::deal_holes() {
    for (int i = 0; i < count * rules.hole; ++i) players[i % count].hole[i / count] = deck[i];
}

int QuickHand::live() const {
    return static_cast<int>(
        std::count_if(players.begin(), players.begin() + count, [](const QuickPlayer &p) { return !p.folded; }));
}

void QuickHand::open_betting() {
    cap_lifted = rules.cap_heads_up != CapHeadsUp::CAPPED && live() == 2;
    if (street == PREFLOP) {
        queue_behind(opener % count + count - 1, true);
        step_on();
        return;
    }
    queue_behind(count - 1, true);
    if (waiting_count < 2) waiting_count = 0;
    for (QuickPlayer &player : players) player.answered = -1;
    price = level = raises = 0;
    step = rules.big_blind;
}

// Everybody who can still act waits for his turn, clockwise from behind `index`.
void QuickHand::queue_behind(int index, bool with_him) {
    waiting_count = 0;
    for (int k = 1; k < count + with_him; ++k) {
        const int i = (index + k) % count;
        if (players[i].stack && !players[i].folded) waiting[waiting_count++] = i;
    }
}

// Nobody waits if no decision is left: one player is live, or the last with chips owes nothing (R1.6).
void QuickHand::step_on() {
    if (waiting_count != 1) return;
    const QuickPlayer &last = players[waiting[0]];
    for (int i = 0; i < count; ++i) {
        const QuickPlayer &rival = players[i];
        if (&rival != &last && !rival.folded && (rival.stack || rival.bet > last.bet)) return;
    }
    waiting_count = 0;
}

void QuickHand::fold() {
    actions.push_back({Kind::FOLD, 0});
    players[turn].folded = true;
    std::copy(waiting.begin() + 1, waiting.begin() + waiting_count--, waiting.begin());
    step_on();
    // The cap goes if this leaves two before it was reached, where the house lifts it then (R10.4).
    if (rules.cap_heads_up == CapHeadsUp::ONCE_BEFORE_CAP && raises <= rules.max_raises && live() == 2)
        cap_lifted = true;
    proceed();
}

void QuickHand::pass() {
    QuickPlayer &player = players[turn];
    actions.push_back({owed > 0 ? Kind::CALL : Kind::CHECK, 0});
    const Chips amount = std::min(std::max<Chips>(owed, 0), player.stack);
    player.stack -= amount;
    player.bet += amount;
    player.paid += amount;
    player.answered = price;
    std::copy(waiting.begin() + 1, waiting.begin() + waiting_count--, waiting.begin());
    step_on();
    proceed();
}

void QuickHand::bet(Chips to) {
    QuickPlayer &player = players[turn];
    actions.push_back({Kind::BET, to});
    const Chips more = to - player.bet;
    player.stack -= more;
    player.paid += more;
    player.bet = player.answered = to;
    if (rules.limit == Limit::FIXED) {
        // Half a bet or more counts as a full one and uses up a raise (R11.2).
        if (2 * (to - level) >= bet_size()) {
            level = to;
            ++raises;
        }
    } else {
        // Short all-ins add up to a full raise; the least raise stays the last full one (R11.1, R11.5, R11.6).
        ++raises;
        if (to - level >= step) level = to;
        step = std::max(step, to - price);
    }
    price = to;
    queue_behind(turn, false);
    step_on();
    proceed();
}

// All that happens by itself, until somebody has to decide or the hand is over.
void QuickHand::proceed() {
    while (!waiting_count) {
        return_uncalled();
        for (QuickPlayer &player : players) player.bet = 0;
        if (live() == 1) return settle();
        if (rules.open_at_once && !opened && betting_over()) {
            opened = true;
            const bool agreed = std::all_of(players.begin(), players.begin() + count,
                                            [](const QuickPlayer &p) { return p.folded || p.agreed; });
            if (agreed && rules.run_it_twice && street != RIVER) common = dealt;
        }
        if (street == RIVER) {
            if (common >= 0) run_second_board();
            return settle();
        }
        deal_street();
        open_betting();
    }
    ask();
}

// What one player paid and nobody matched: the top of a bet, and of an ante if nobody else had as much (R8.1).
void QuickHand::return_uncalled() {
    QuickPlayer *highest = &players[0];
    Chips second = 0;
    for (int i = 1; i < count; ++i) {
        QuickPlayer &player = players[i];
        second = std::max(second, std::min(player.paid, highest->paid));
        if (player.paid > highest->paid) highest = &player;
    }
    const Chips more = highest->paid - second;
    highest->stack += more;
    highest->paid -= more;
}

// Is a live player all-in, and no bet possible any more (R13.5).
bool QuickHand::betting_over() const {
    int all_in = 0, able = 0;
    for (int i = 0; i < count; ++i)
        if (!players[i].folded) ++(players[i].stack ? able : all_in);
    return all_in && (street == RIVER || able < 2);
}

void QuickHand::deal_street() {
    ++street;
    const int start = count * rules.hole + dealt + (rules.burn ? street : 0), cards = street == FLOP ? 3 : 1;
    std::copy_n(deck.begin() + start, cards, board.begin() + dealt);
    dealt += cards;
}

// What the player on turn may do (legal.py).
void QuickHand::ask() {
    turn = waiting[0];
    const QuickPlayer &player = players[turn];
    owed = price - player.bet;
    closed = reason(player);
    if (closed != Closed::NO) return;
    const Chips everything = player.bet + player.stack;
    if (rules.limit == Limit::FIXED) {
        low = high = std::min(level + bet_size(), everything);
        return;
    }
    low = std::min(price + step, everything);
    high = everything;
    if (rules.limit == Limit::NO) return;
    Chips pot = total();
    if (street == PREFLOP) pot += shortfall - (rules.regular_blinds ? extra + carried_in : 0);
    high = std::max(low, std::min(price + pot + owed, everything));
}

Closed QuickHand::reason(const QuickPlayer &player) const {
    if (player.stack <= owed) return Closed::NO_CHIPS_TO_RAISE;
    const bool rivals = std::any_of(players.begin(), players.begin() + count, [&](const QuickPlayer &other) {
        return other.stack && !other.folded && &other != &player;
    });
    if (!rivals) return Closed::NOBODY_TO_RAISE;
    if (rules.limit == Limit::FIXED && !cap_lifted && raises > rules.max_raises) return Closed::CAPPED;
    if (player.answered >= 0 && !reopened(player.answered)) return Closed::BETTING_NOT_REOPENED;
    return Closed::NO;
}

// Does a player who acted at the price `answered` face a full raise since (R11.2, R11.4, R11.5).
bool QuickHand::reopened(Chips answered) const {
    if (rules.cumulative) return answered < level;
    const Chips more = price - answered;
    return rules.limit == Limit::FIXED ? 2 * more >= bet_size() : more >= step;
}

Chips QuickHand::total() const {
    Chips sum = dead + carried_in;
    for (int i = 0; i < count; ++i) sum += players[i].paid;
    return sum;
}

}  // namespace splitpot
