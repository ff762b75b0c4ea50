// Which code this processor may run.
#pragma once

#if defined(__x86_64__) && defined(__GNUC__)
#define SPLITPOT_HAS_AVX2_CODE 1
#endif

namespace splitpot {

// True where the processor has AVX2 and nobody has asked for plain code.
bool wants_avx2();

}  // namespace splitpot
