#include "Adler32.h"
#include <string.h>

enum {
    modulus = 65521,
    /// The bytes that are taken at once.
    lanes = 16,
    /// How many times, so that no sum of a lane outgrows 16 bits: 255 × (0 + 1 + … + 20).
    steps = 21,
    /// How many of these, so that none outgrows 32 bits.
    groups = 64,
};

typedef uint8_t Bytes __attribute__((vector_size(lanes)));
typedef uint16_t Narrow __attribute__((vector_size(2 * lanes)));
typedef uint32_t Wide __attribute__((vector_size(4 * lanes)));

/// The sums of the bytes of a block, and of those sums, lane by lane: what zlib adds up byte by byte.
static void add_block(uint64_t *first, uint64_t *second, const uint8_t *bytes, size_t blocks) {
    Wide sums = {0};
    Wide sumsOfSums = {0};
    for (size_t block = 0; block < blocks; block++) {
        Narrow part = {0};
        Narrow partOfSums = {0};
        for (int step = 0; step < steps; step++) {
            Bytes next;
            memcpy(&next, bytes, lanes);
            bytes += lanes;
            partOfSums += part;
            part += __builtin_convertvector(next, Narrow);
        }
        sumsOfSums += sums * steps + __builtin_convertvector(partOfSums, Wide);
        sums += __builtin_convertvector(part, Wide);
    }
    // A byte counts as often as bytes follow it, itself included.
    *second += *first * (blocks * steps * lanes);
    for (int lane = 0; lane < lanes; lane++) {
        *first += sums[lane];
        *second += (uint64_t)sumsOfSums[lane] * lanes + (uint64_t)sums[lane] * (uint64_t)(lanes - lane);
    }
    *first %= modulus;
    *second %= modulus;
}

uint32_t adler32_extended(uint32_t sum, const uint8_t *bytes, size_t count) {
    uint64_t first = sum & 0xFFFF;
    uint64_t second = sum >> 16;
    const size_t block = steps * lanes;
    while (count >= block) {
        size_t blocks = count / block < groups ? count / block : groups;
        add_block(&first, &second, bytes, blocks);
        bytes += blocks * block;
        count -= blocks * block;
    }
    for (size_t index = 0; index < count; index++) {
        first += bytes[index];
        second += first;
    }
    return (uint32_t)(second % modulus << 16 | first % modulus);
}
