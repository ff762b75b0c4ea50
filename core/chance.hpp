// Chance from a seed, the same on every machine: it deals samples, never cards that somebody plays for.
#pragma once

#include <cstdint>

namespace splitpot {

// Counts up in steps of an odd number and mixes each count, so that the next number need not wait for the last.
class Chance {
public:
    static constexpr std::uint64_t STEP = 0x9e3779b97f4a7c15;
    static constexpr std::uint64_t FIRST_FACTOR = 0xbf58476d1ce4e5b9, SECOND_FACTOR = 0x94d049bb133111eb;

    Chance(std::uint64_t seed, std::uint64_t stream) : count_(mix(seed + mix(stream + STEP))) {}

    std::uint64_t next() { return mix(count_ += STEP); }

    // The count that the n-th number from here is mixed from, and how to leave out some numbers.
    std::uint64_t ahead(std::uint64_t n) const { return count_ + STEP * n; }
    void skip(std::uint64_t numbers) { count_ = ahead(numbers); }

private:
    static std::uint64_t mix(std::uint64_t x) {
        x = (x ^ x >> 30) * FIRST_FACTOR;
        x = (x ^ x >> 27) * SECOND_FACTOR;
        return x ^ x >> 31;
    }

    std::uint64_t count_;
};

// A place from 0 to `places` - 1 by 32 bits of chance; for a deck the bias is below one in eighty million.
inline std::size_t place_by(std::uint32_t bits, std::size_t places) { return bits * std::uint64_t{places} >> 32; }

}  // namespace splitpot
