// How many boards have each outcome: an outcome says who has the best high and who the best low.
#pragma once

#include <array>
#include <memory>

#include "low_winners.hpp"
#include "question.hpp"

namespace splitpot {

// An outcome is the number of the low's winners << hands | the high's winners.
using Outcome = std::uint16_t;
using LooseOutcome = Outcome __attribute__((may_alias));

class Tally {
public:
    // Neighbouring steps often have one outcome; each counts in a lane of its own, so that none waits for the other.
    static constexpr std::size_t LANES = 4, MOST_OUTCOMES = 1u << 15, USUAL = 512;

    explicit Tally(std::size_t outcomes) : outcomes_(outcomes) {
        if (outcomes > USUAL) {
            many_ = std::make_unique<std::int32_t[]>(outcomes * LANES);
            counts_ = many_.get();
        } else {
            std::fill_n(few_.data(), outcomes * LANES, 0);
        }
    }
    Tally(const Tally &) = delete;
    Tally &operator=(const Tally &) = delete;

    void add(Outcome outcome, std::size_t lane, std::int32_t boards) { counts_[outcome * LANES + lane] += boards; }

    // `steps` outcomes with their boards, each `times` times.
    void add(const LooseOutcome *outcome, const std::int32_t *boards, std::size_t steps, std::int32_t times) {
        std::size_t i = 0;
        for (; i + LANES <= steps; i += LANES)
            for (std::size_t lane = 0; lane < LANES; ++lane) counts_[outcome[i + lane] * LANES + lane] += times * boards[i + lane];
        for (; i < steps; ++i) counts_[outcome[i] * LANES] += times * boards[i];
    }

    void share_out(const Question &question, const LowWinners &low, splitpot_share *shares, splitpot_boards &boards) {
        const Hands everyone = (1u << question.count) - 1;
        std::array<splitpot_share, MOST_HANDS> ours{};
        for (std::size_t outcome = 0; outcome < outcomes_; ++outcome) {
            const std::int32_t *lanes = counts_ + outcome * LANES;
            const auto count = static_cast<std::uint64_t>(std::int64_t{lanes[0]} + lanes[1] + lanes[2] + lanes[3]);
            if (!count) continue;
            const Hands low_winners = low.hands[outcome >> question.count];
            splitpot::share_out(static_cast<Hands>(outcome) & everyone, low_winners, count, ours.data());
            boards.boards += count;
            if (low_winners) boards.low_boards += count;
        }
        for (std::size_t i = 0; i < question.count; ++i) shares[question.seats[i]] = ours[i];
    }

private:
    std::size_t outcomes_;
    std::unique_ptr<std::int32_t[]> many_;
    std::array<std::int32_t, USUAL * LANES> few_;
    std::int32_t *counts_ = few_.data();
};

}  // namespace splitpot
