#include "RowFilters.h"
#include <string.h>

// The bytes of a pixel, worked on at once. `SIZE` is that in memory, `STRIDE` that in the file; a byte of the next
// pixel that is read along ends up where alpha goes, and is overwritten there.
#define PIXEL_TYPE(SIZE)                                                                                               \
    typedef uint8_t Bytes##SIZE __attribute__((vector_size(SIZE)));                                                    \
    typedef int16_t Words##SIZE __attribute__((vector_size(2 * SIZE)));                                                \
                                                                                                                       \
    static inline Bytes##SIZE load##SIZE(const uint8_t *from) {                                                        \
        Bytes##SIZE bytes;                                                                                             \
        memcpy(&bytes, from, SIZE);                                                                                    \
        return bytes;                                                                                                  \
    }                                                                                                                  \
                                                                                                                       \
    static inline Words##SIZE magnitude##SIZE(Words##SIZE words) {                                                     \
        Words##SIZE sign = words >> 15;                                                                                \
        return (words ^ sign) - sign;                                                                                  \
    }                                                                                                                  \
                                                                                                                       \
    /* The one of three neighbours that is nearest to what they predict; of equals the left, then the upper. */       \
    static inline Bytes##SIZE paeth##SIZE(Bytes##SIZE left, Bytes##SIZE upper, Bytes##SIZE corner) {                   \
        Words##SIZE a = __builtin_convertvector(left, Words##SIZE);                                                    \
        Words##SIZE b = __builtin_convertvector(upper, Words##SIZE);                                                   \
        Words##SIZE c = __builtin_convertvector(corner, Words##SIZE);                                                  \
        Words##SIZE toLeft = magnitude##SIZE(b - c);                                                                   \
        Words##SIZE toUpper = magnitude##SIZE(a - c);                                                                  \
        Words##SIZE toCorner = magnitude##SIZE(a + b - c - c);                                                         \
        Words##SIZE isNotLeft = (toUpper < toLeft) | (toCorner < toLeft);                                              \
        Words##SIZE isCorner = toCorner < toUpper;                                                                     \
        Words##SIZE other = (b & ~isCorner) | (c & isCorner);                                                          \
        return __builtin_convertvector((a & ~isNotLeft) | (other & isNotLeft), Bytes##SIZE);                           \
    }

#define UNDO(NAME, SIZE, STRIDE, ALPHA)                                                                                \
    static inline void NAME##_store(uint8_t *to, Bytes##SIZE bytes, Bytes##SIZE alpha) {                               \
        bytes |= alpha;                                                                                                \
        memcpy(to, &bytes, SIZE);                                                                                      \
    }                                                                                                                  \
                                                                                                                       \
    bool row_filters_undo_##NAME(                                                                                      \
        uint8_t filter, const uint8_t *source, const uint8_t *above, uint8_t *row, size_t width                        \
    ) {                                                                                                                \
        const Bytes##SIZE alpha = ALPHA;                                                                               \
        Bytes##SIZE left = {0};                                                                                        \
        Bytes##SIZE corner = {0};                                                                                      \
        if (filter == 2 && is_zero(source, STRIDE * width)) {                                                          \
            memcpy(row, above, SIZE * width);                                                                          \
            opaque_if_first(row, above, width, alpha[SIZE - 1], SIZE);                                                 \
            return true;                                                                                               \
        }                                                                                                              \
        switch (filter) {                                                                                              \
        case 0:                                                                                                        \
            for (size_t x = 0; x < width; x++) {                                                                       \
                NAME##_store(row + SIZE * x, load##SIZE(source + STRIDE * x), alpha);                                  \
            }                                                                                                          \
            return true;                                                                                               \
        case 1:                                                                                                        \
            for (size_t x = 0; x < width; x++) {                                                                       \
                left += load##SIZE(source + STRIDE * x);                                                               \
                NAME##_store(row + SIZE * x, left, alpha);                                                             \
            }                                                                                                          \
            return true;                                                                                               \
        case 2:                                                                                                        \
            for (size_t x = 0; x < width; x++) {                                                                       \
                Bytes##SIZE upper = load##SIZE(above + SIZE * x);                                                      \
                NAME##_store(row + SIZE * x, load##SIZE(source + STRIDE * x) + upper, alpha);                          \
            }                                                                                                          \
            return true;                                                                                               \
        case 3:                                                                                                        \
            for (size_t x = 0; x < width; x++) {                                                                       \
                Bytes##SIZE upper = load##SIZE(above + SIZE * x);                                                      \
                left = load##SIZE(source + STRIDE * x) + (left & upper) + ((left ^ upper) >> 1);                       \
                NAME##_store(row + SIZE * x, left, alpha);                                                             \
            }                                                                                                          \
            return true;                                                                                               \
        case 4:                                                                                                        \
            for (size_t x = 0; x < width; x++) {                                                                       \
                Bytes##SIZE upper = load##SIZE(above + SIZE * x);                                                      \
                left = load##SIZE(source + STRIDE * x) + paeth##SIZE(left, upper, corner);                             \
                corner = upper;                                                                                        \
                NAME##_store(row + SIZE * x, left, alpha);                                                             \
            }                                                                                                          \
            return true;                                                                                               \
        default: return false;                                                                                         \
        }                                                                                                              \
    }

/// Whether a row is the same as the one above, as most are: the filter has left nothing of it.
static bool is_zero(const uint8_t *bytes, size_t count) {
    size_t at = 0;
    for (; at + 32 <= count; at += 32) {
        uint64_t words[4];
        memcpy(words, bytes + at, 32);
        if ((words[0] | words[1] | words[2] | words[3]) != 0) {
            return false;
        }
    }
    for (; at < count; at++) {
        if (bytes[at] != 0) {
            return false;
        }
    }
    return true;
}

/// What stands above the first row is zeros, and not opaque.
static void opaque_if_first(uint8_t *row, const uint8_t *above, size_t width, uint8_t alpha, size_t size) {
    if (alpha == 0 || width == 0 || above[size - 1] != 0) {
        return;
    }
    for (size_t x = 0; x < width; x++) {
        row[size * x + size - 1] = alpha;
    }
}

PIXEL_TYPE(4)
PIXEL_TYPE(8)
UNDO(rgb8, 4, 3, ((Bytes4){0, 0, 0, 0xFF}))
UNDO(rgba8, 4, 4, (Bytes4){0})
UNDO(rgba16, 8, 8, (Bytes8){0})
