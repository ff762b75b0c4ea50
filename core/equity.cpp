// Equities: picks the way of counting.
#include "walk.hpp"

extern "C" splitpot_boards splitpot_equities(const splitpot_showdown *showdown, uint32_t among,
                                             splitpot_share *shares) {
    for (std::size_t hand = 0; hand < showdown->count; ++hand) shares[hand] = {};
    return splitpot::walk(*showdown, among, shares);
}
