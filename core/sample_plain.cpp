// Sampling with what every processor has.
#include "sample.hpp"

namespace splitpot::plain {
#include "sampled_hand.hpp"

// Boards are dealt one by one.
template <std::size_t>
struct BoardLanes {
    static constexpr bool ANY = false;
};

#include "sampling.hpp"
}

namespace splitpot {
splitpot_boards sample_plain(const splitpot_showdown &showdown, std::uint64_t seed, std::uint64_t stream, std::uint64_t trials,
                             splitpot_share *shares, std::uint64_t *squares) {
    return plain::sampling_of(showdown)(showdown, seed, stream, trials, shares, squares);
}
}  // namespace splitpot
