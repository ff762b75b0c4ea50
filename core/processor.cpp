#include "processor.hpp"

#include <atomic>

#include "splitpot_core.h"

namespace splitpot {
namespace {
std::atomic<bool> only_plain{false};
}

bool wants_avx2() {
#ifdef SPLITPOT_HAS_AVX2_CODE
    static const bool has_avx2 = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi2");
    return has_avx2 && !only_plain.load(std::memory_order_relaxed);
#else
    return false;
#endif
}

}  // namespace splitpot

extern "C" void splitpot_use_plain(int plain) { splitpot::only_plain = plain != 0; }
