// Batches with what every processor has.
#include "batch.hpp"

namespace splitpot::plain {
#include "rows_of_cards.hpp"
#include "batches.hpp"
#include "one_board.hpp"
}

namespace splitpot {
const Batches plain_batches = {plain::high_batch, plain::omaha_batch, plain::omaha_one_board};
}
