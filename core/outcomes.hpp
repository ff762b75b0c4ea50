// How many trials of a sample had each outcome: who has the best high, and who the best low.
#pragma once

#include <vector>

#include "question.hpp"
#include "shares.hpp"

namespace splitpot {

class Outcomes {
public:
    // Of `hands` hands, which get `shares`, and the `squares` of their units, once all trials are counted. Few trials
    // are shared out one by one.
    Outcomes(std::size_t hands, bool low, std::uint64_t trials, splitpot_share *shares, std::uint64_t *squares)
        : hands_(hands), shares_(shares), squares_(squares) {
        const std::size_t bits = (low ? 2 : 1) * hands;
        if (bits <= MOST_BITS && trials >> bits) trials_.resize(std::size_t{1} << bits);
    }

    void add(Hands highs, Hands lows, std::uint64_t times) {
        if (trials_.empty()) share_out(highs, lows, times);
        else trials_[highs | std::size_t{lows} << hands_] += times;
    }

    splitpot_boards share_out() {
        const std::size_t everyone = (std::size_t{1} << hands_) - 1;
        for (std::size_t outcome = 0; outcome < trials_.size(); ++outcome)
            if (trials_[outcome])
                share_out(static_cast<Hands>(outcome & everyone), static_cast<Hands>(outcome >> hands_), trials_[outcome]);
        return seen_;
    }

private:
    static constexpr std::size_t MOST_BITS = 14;

    std::size_t hands_;
    splitpot_share *shares_;
    std::uint64_t *squares_;
    splitpot_boards seen_{};
    std::vector<std::uint64_t> trials_;  // by outcome: the low's winners << hands | the high's winners

    void share_out(Hands highs, Hands lows, std::uint64_t times) {
        std::array<splitpot_share, MOST_HANDS> one{};
        splitpot::share_out(highs, lows, 1, one.data());
        splitpot::share_out(highs, lows, times, shares_);
        for (std::size_t i = 0; i < hands_; ++i) squares_[i] += times * one[i].equity * one[i].equity;
        seen_.boards += times;
        if (lows) seen_.low_boards += times;
    }
};

}  // namespace splitpot
