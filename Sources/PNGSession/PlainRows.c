#include "PlainRows.h"
#include "Adler32.h"
#include "ImageData.h"
#include "RowFilters.h"
#include <stdlib.h>
#include <string.h>

enum {
    /// The inflated bytes that are held at a time, or a row: they stay in the cache until they are rows.
    band_size = 1 << 17,
    /// What filters may read behind a row.
    slack = 8,
};

/// The bytes of a row in the stream.
static size_t stored_size(const PlainRows *rows) {
    size_t pixel = rows->kind == PlainRowsRGB8 ? 3 : rows->kind == PlainRowsRGBA8 ? 4 : 8;
    return pixel * rows->width + 1;
}

/// The bytes of a row of samples.
static size_t held_size(const PlainRows *rows) {
    return (rows->kind == PlainRowsRGBA16 ? 8 : 4) * (size_t)rows->width;
}

/// How many rows are inflated at once.
static size_t band_rows(const PlainRows *rows) {
    size_t stored = stored_size(rows);
    size_t most = stored < band_size ? band_size / stored : 1;
    return most < rows->height ? most : rows->height;
}

static bool undo(
    PlainRowsKind kind, uint8_t filter, const uint8_t *source, const uint8_t *above, uint8_t *row, size_t width
) {
    switch (kind) {
    case PlainRowsRGB8: return row_filters_undo_rgb8(filter, source, above, row, width);
    case PlainRowsRGBA8: return row_filters_undo_rgba8(filter, source, above, row, width);
    case PlainRowsRGBA16: return row_filters_undo_rgba16(filter, source, above, row, width);
    }
    return false;
}

/// Brings samples of 16 bits from the byte order of files to that of the machine.
static void make_native(const PlainRows *rows, uint8_t *row) {
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    if (rows->kind != PlainRowsRGBA16) {
        return;
    }
    for (size_t index = 0; index < 4 * (size_t)rows->width; index++) {
        uint16_t sample;
        memcpy(&sample, row + 2 * index, 2);
        sample = (uint16_t)(sample << 8 | sample >> 8);
        memcpy(row + 2 * index, &sample, 2);
    }
#endif
}

/// The rows that are done, and what the next one is undone with.
typedef struct {
    const PlainRows *rows;
    const uint8_t *above;
    uint8_t *next;
} Progress;

/// Undoes the filters of inflated rows.
static bool undo_rows(Progress *progress, const uint8_t *band, size_t count) {
    const PlainRows *rows = progress->rows;
    size_t held = held_size(rows);
    for (size_t index = 0; index < count; index++) {
        const uint8_t *source = band + index * stored_size(rows);
        if (!undo(rows->kind, source[0], source + 1, progress->above, progress->next, rows->width)) {
            return false;
        }
        // The row below is undone with the bytes as the file has them.
        if (progress->next != rows->samples) {
            make_native(rows, progress->next - held);
        }
        progress->above = progress->next;
        progress->next += held;
    }
    return true;
}

// MARK: Band by band

static bool inflate_band(z_stream *stream, ImageData *data, uint8_t *band, size_t count) {
    stream->next_out = band;
    stream->avail_out = (uInt)count;
    while (stream->avail_out > 0) {
        // Without another chunk there may yet be a match to copy on from.
        image_data_feed(stream, data);
        int status = inflate(stream, Z_NO_FLUSH);
        if (status != Z_OK && !(status == Z_STREAM_END && stream->avail_out == 0)) {
            return false;
        }
    }
    return true;
}

/// Whether the stream ends where its rows do, and the image data with it.
static bool ends(z_stream *stream, ImageData *data) {
    uint8_t surplus;
    stream->next_out = &surplus;
    stream->avail_out = 1;
    int status = Z_OK;
    while (status == Z_OK) {
        image_data_feed(stream, data);
        status = inflate(stream, Z_NO_FLUSH);
    }
    image_data_feed(stream, data);
    return status == Z_STREAM_END && stream->avail_out == 1 && stream->avail_in == 0;
}

/// Inflates the rows by zlib, undoes their filters, and adds up their checksum.
static bool read_bands(z_stream *stream, ImageData *data, Progress *progress, uint8_t *band, uint32_t *sum) {
    size_t stored = stored_size(progress->rows);
    size_t most = band_rows(progress->rows);
    for (size_t left = progress->rows->height; left > 0;) {
        size_t count = left < most ? left : most;
        if (!inflate_band(stream, data, band, count * stored)) {
            return false;
        }
        *sum = adler32_extended(*sum, band, count * stored);
        if (!undo_rows(progress, band, count)) {
            return false;
        }
        left -= count;
    }
    return ends(stream, data);
}

static bool read_by_bands(ImageData data, Progress *progress) {
    uint32_t stored = 0;
    z_stream stream;
    memset(&stream, 0, sizeof stream);
    if (!image_data_checksum(data, &stored) || inflateInit(&stream) != Z_OK) {
        return false;
    }
    uint8_t *band = malloc(band_rows(progress->rows) * stored_size(progress->rows) + slack);
    uint32_t sum = 1;
    // zlib's own sum goes byte by byte, and takes as long as the filters.
    bool is_read = band != NULL && inflateValidate(&stream, 0) == Z_OK
        && read_bands(&stream, &data, progress, band, &sum) && sum == stored;
    free(band);
    inflateEnd(&stream);
    return is_read;
}

// MARK: Whole

/// Inflates the image data into room for all rows.
static bool inflate_whole(ImageData data, uint8_t *band, size_t count, PNGSessionInflater inflater) {
    size_t compressed = image_data_count(data);
    uint8_t *stream = malloc(compressed);
    if (stream == NULL) {
        return false;
    }
    image_data_copy(data, stream);
    bool is_inflated = inflater(stream, compressed, band, count);
    free(stream);
    return is_inflated;
}

/// Where in the room of the samples all rows are inflated to: so far back that no row is written over before it is
/// undone, from the first on.
static size_t whole_offset(const PlainRows *rows) {
    size_t stored = stored_size(rows), held = held_size(rows);
    return held > stored ? (held - stored) * rows->height : 0;
}

static bool fits_whole(const PlainRows *rows) {
    return whole_offset(rows) + stored_size(rows) * rows->height <= rows->capacity;
}

static bool read_whole(ImageData data, Progress *progress, PNGSessionInflater inflater) {
    const PlainRows *rows = progress->rows;
    size_t stored = stored_size(rows);
    uint8_t *band = rows->samples + whole_offset(rows);
    uint8_t *line = malloc(stored + slack);
    bool is_read = line != NULL && inflate_whole(data, band, stored * rows->height, inflater);
    for (size_t index = 0; is_read && index < rows->height; index++) {
        // Its samples go to where it lies itself.
        memcpy(line, band + index * stored, stored);
        is_read = undo_rows(progress, line, 1);
    }
    free(line);
    return is_read;
}

bool plain_rows_read(const Session *session, const PlainRows *rows, PNGSessionInflater inflater) {
    ImageData data;
    // Streams with a window of less than 32 KiB may reach beyond it, and then libpng says so.
    if (!image_data_find(&data, session) || rows->width == 0
        || (session->bytes[session->position] & 0xF0) != 0x70) {
        return false;
    }
    uint8_t *zeros = calloc(rows->width, 8);
    if (zeros == NULL) {
        return false;
    }
    Progress progress = {rows, zeros, rows->samples};
    bool is_read = inflater != NULL && fits_whole(rows)
        ? read_whole(data, &progress, inflater)
        : read_by_bands(data, &progress);
    free(zeros);
    if (is_read) {
        make_native(rows, progress.next - held_size(rows));
    }
    return is_read;
}
