// Equities board by board: deals every board that can still come and evaluates each hand on it.
#include "walk.hpp"

#include <array>

#include "shares.hpp"

namespace splitpot {
namespace {

struct Walk {
    const splitpot_showdown &showdown;
    Hands among;
    splitpot_share *shares;
    std::array<std::uint8_t, 5> board{};
    std::array<std::uint8_t, 52> deck{};
    std::size_t left = 0;
    splitpot_boards seen{};

    splitpot_high_low value(const std::uint8_t *hole) const {
        if (showdown.game != SPLITPOT_HOLDEM) return splitpot_omaha(hole, showdown.hole_cards, board.data(), 5);
        const std::array<std::uint8_t, 7> seven = {hole[0], hole[1], board[0], board[1], board[2], board[3], board[4]};
        return {splitpot_high(seven.data(), seven.size()), 0};
    }

    void show_down() {
        std::uint32_t best = 0, best_low = 1;  // 0 is no low at all
        Hands highs = 0, lows = 0;
        for (std::size_t hand = 0; hand < showdown.count; ++hand) {
            if (!(among >> hand & 1)) continue;
            const auto [high, low] = value(showdown.hands + hand * showdown.hole_cards);
            if (high > best) best = high, highs = 0;
            if (high == best) highs |= 1u << hand;
            if (showdown.game != SPLITPOT_OMAHA8) continue;
            if (low > best_low) best_low = low, lows = 0;
            if (low == best_low) lows |= 1u << hand;
        }
        share_out(highs, lows, 1, shares);
        ++seen.boards;
        seen.low_boards += lows != 0;
    }

    void deal(std::size_t place, std::size_t first) {
        if (place == board.size()) return show_down();
        for (std::size_t card = first; card < left; ++card) {
            board[place] = deck[card];
            deal(place + 1, card + 1);
        }
    }
};

}  // namespace

splitpot_boards walk(const splitpot_showdown &showdown, Hands among, splitpot_share *shares) {
    Walk walk{showdown, among, shares};
    std::uint64_t gone = 0;
    const auto take = [&gone](const std::uint8_t *cards, std::size_t count) {
        for (std::size_t i = 0; i < count; ++i) gone |= std::uint64_t{1} << cards[i];
    };
    take(showdown.hands, showdown.count * showdown.hole_cards);
    take(showdown.board, showdown.board_count);
    take(showdown.dead, showdown.dead_count);
    for (unsigned card = 0; card < 52; ++card)
        if (!(gone >> card & 1)) walk.deck[walk.left++] = static_cast<std::uint8_t>(card);
    for (std::size_t i = 0; i < showdown.board_count; ++i) walk.board[i] = showdown.board[i];
    walk.deal(showdown.board_count, 0);
    return walk.seen;
}

}  // namespace splitpot
