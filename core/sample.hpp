// Sampling, compiled twice: for every processor and for those with AVX2.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <vector>

#include "chance.hpp"
#include "omaha.hpp"
#include "outcomes.hpp"
#include "shares.hpp"

namespace splitpot {

using Sampling = splitpot_boards (*)(const splitpot_showdown &, std::uint64_t seed, std::uint64_t stream,
                                     std::uint64_t trials, splitpot_share *shares, std::uint64_t *squares);

splitpot_boards sample_plain(const splitpot_showdown &, std::uint64_t seed, std::uint64_t stream, std::uint64_t trials,
                             splitpot_share *shares, std::uint64_t *squares);
splitpot_boards sample_avx2(const splitpot_showdown &, std::uint64_t seed, std::uint64_t stream, std::uint64_t trials,
                            splitpot_share *shares, std::uint64_t *squares);

}  // namespace splitpot
