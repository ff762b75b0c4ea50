// The end of what avx2_begin.hpp began.
#ifdef __clang__
#pragma clang attribute pop
#else
#pragma GCC pop_options
#endif
