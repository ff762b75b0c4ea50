// Batches, compiled twice: for every processor and for those with AVX2.
#pragma once

#include <algorithm>
#include <bit>

#include "omaha.hpp"

namespace splitpot {

struct Batches {
    std::size_t (*high)(const std::uint8_t *cards, std::size_t width, std::size_t rows, std::uint32_t *highs);
    std::size_t (*omaha)(const std::uint8_t *holes, std::size_t hole, const std::uint8_t *boards, std::size_t rows,
                         std::uint32_t *highs, std::uint8_t *lows);
    std::size_t (*omaha_one_board)(const std::uint8_t *holes, std::size_t hole, const OmahaBoard &board,
                                   std::size_t rows, std::uint32_t *highs, std::uint8_t *lows);
};

extern const Batches plain_batches, avx2_batches;

}  // namespace splitpot
