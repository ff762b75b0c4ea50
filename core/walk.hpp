// Equities board by board.
#pragma once

#include "shares.hpp"

namespace splitpot {

splitpot_boards walk(const splitpot_showdown &showdown, Hands among, splitpot_share *shares);

}  // namespace splitpot
