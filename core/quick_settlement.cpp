// The end of a hand: pots, rake and who wins what of them: pots.py, rake.py, shares.py.
#include <algorithm>

#include "quick_hand.hpp"
#include "splitpot_core.h"

namespace splitpot {

// The second board goes on in the deck where the first one ended (R15.1).
void QuickHand::run_second_board() {
    std::copy_n(board.begin(), common, second.begin());
    int at = count * rules.hole + dealt + (rules.burn ? RIVER : 0);
    for (int have = common; have < 5;) {
        const int cards = have ? 1 : 3;
        at += rules.burn;
        std::copy_n(deck.begin() + at, cards, second.begin() + have);
        at += cards;
        have += cards;
    }
}

// What each player paid, layered into pots for the live ones, main pot first (R7.2).
std::vector<QuickPot> QuickHand::pots() const {
    std::vector<Chips> levels;
    Chips most = 0;
    for (int i = 0; i < count; ++i) {
        most = std::max(most, players[i].paid);
        if (!players[i].folded) levels.push_back(players[i].paid);
    }
    std::sort(levels.begin(), levels.end());
    levels.erase(std::unique(levels.begin(), levels.end()), levels.end());
    std::vector<QuickPot> built;
    Chips floor = 0;
    for (const Chips each : levels) {
        // A folded player may have paid more than any live one: that money lies in the last pot.
        const Chips ceiling = each == levels.back() ? most : each;
        QuickPot pot{built.empty() ? dead + carried_in : 0, {}, 0};
        for (int i = 0; i < count; ++i) {
            const QuickPlayer &player = players[i];
            pot.amount += std::max<Chips>(0, std::min(player.paid, ceiling) - floor);
            pot.contends[i] = !player.folded && player.paid >= each;
            pot.contenders += pot.contends[i];
        }
        if (pot.amount) built.push_back(pot);
        floor = ceiling;
    }
    return built;
}

void QuickHand::settle() {
    over = true;
    turn = -1;
    const std::vector<QuickPot> built = pots();
    const bool raked = rules.raked && !(rules.no_flop_no_drop && street == PREFLOP);
    Chips together = 0, taken = 0;
    for (const QuickPot &pot : built) {
        // Cumulative over side pots, so that the cap holds for the hand (R9.3).
        Chips amount = pot.amount;
        if (raked) {
            together += pot.amount;
            const Chips due = std::min(rules.rake_caps[count], together * rules.percent / 10'000);
            const Chips rake = due / rules.rake_step * rules.rake_step - taken;
            taken += rake;
            amount -= rake;
        }
        if (pot.contenders == 1) {
            players[std::find(pot.contends.begin(), pot.contends.end(), true) - pot.contends.begin()].stack += amount;
        } else if (common < 0) {
            award(amount, pot, board);
        } else {
            const Chips other = amount / rules.unit / 2 * rules.unit;  // an odd chip goes to the first board (R15.2)
            award(amount - other, pot, board);
            award(other, pot, second);
        }
    }
}

// One pot on one board: halves if somebody has a low, the odd chip to the high half (R5, R6).
void QuickHand::award(Chips amount, const QuickPot &pot, const std::array<std::uint8_t, 5> &cards) {
    std::vector<int> highs, lows;
    std::uint32_t best_high = 0;
    std::uint8_t best_low = 0;
    for (int i = 0; i < count; ++i) {
        if (!pot.contends[i]) continue;
        splitpot_high_low made{};
        if (rules.exactly_two) {
            made = splitpot_omaha(players[i].hole.data(), rules.hole, cards.data(), 5);
        } else {
            std::array<std::uint8_t, 7> seven;
            std::copy_n(players[i].hole.begin(), 2, std::copy_n(cards.begin(), 5, seven.begin()));
            made.high = splitpot_high(seven.data(), 7);
        }
        if (made.high > best_high) highs.clear();
        best_high = std::max(best_high, made.high);
        if (made.high == best_high) highs.push_back(i);
        if (!rules.low || !made.low) continue;
        if (made.low > best_low) lows.clear();
        best_low = std::max(best_low, made.low);
        if (made.low == best_low) lows.push_back(i);
    }
    if (lows.empty() || (rules.even_split && highs == lows)) return divide(amount, 0, highs);
    const Chips half = amount / rules.unit / 2 * rules.unit;
    divide(amount - half, amount - 2 * half, highs);
    divide(half, 0, lows);
}

// `amount` among the winners; its `odd` chips go to the first ones, or are carried with other rests (R6.1-R6.3).
void QuickHand::divide(Chips amount, Chips odd, const std::vector<int> &winners) {
    const Chips many = static_cast<Chips>(winners.size()), unit = rules.unit;
    if (rules.carry_over) {
        const Chips each = (amount - odd) / unit / many * unit;
        for (const int winner : winners) players[winner].stack += each;
        carried_out += amount - each * many;
        return;
    }
    const Chips each = amount / unit / many, over_units = amount / unit % many;
    for (Chips place = 0; place < many; ++place)
        players[winners[place]].stack += each * unit + (place < over_units ? unit : 0) + (place ? 0 : amount % unit);
}

}  // namespace splitpot
