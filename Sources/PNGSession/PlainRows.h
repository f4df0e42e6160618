// Image data of the kinds that nearly all screenshots are of.
#pragma once

#include "ReadSession.h"

/// How rows are stored: without interlace, palette or tRNS.
typedef enum {
    PlainRowsRGB8,
    PlainRowsRGBA8,
    PlainRowsRGBA16,
} PlainRowsKind;

/// Where rows go: straight RGBA, row after row, 16 bits in native byte order.
typedef struct {
    PlainRowsKind kind;
    uint32_t width;
    uint32_t height;
    uint8_t *samples;
    /// The bytes that may be written to there.
    size_t capacity;
} PlainRows;

/// Reads all rows of a file whose chunks before the image data libpng has read.
///
/// Only what has nothing wrong with it is read: every checksum right, not a byte of image data too few or too many,
/// and IEND right behind. Whatever else there may be is libpng's to judge.
///
/// @param inflater What inflates all rows at once, where there is room for them; otherwise zlib does, a few rows at a
/// time.
/// @return Whether the rows were read. If not, the session is as it was, and the samples are anything.
bool plain_rows_read(const Session *session, const PlainRows *rows, PNGSessionInflater inflater);
