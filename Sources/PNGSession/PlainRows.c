#include "PlainRows.h"
#include "Adler32.h"
#include "RowFilters.h"
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

enum {
    idat = 0x49444154,
    iend = 0x49454E44,
    /// The inflated bytes that are held at a time, or a row: they stay in the cache until they are rows.
    band_size = 1 << 17,
    /// What filters may read behind a row.
    slack = 8,
};

/// The chunks of image data.
typedef struct {
    const uint8_t *bytes;
    /// Where the next chunk begins, and where those of image data end.
    size_t position;
    size_t end;
} ImageData;

static uint32_t big_endian(const uint8_t *bytes) {
    return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

/// Whether a chunk lies within the bytes and matches its CRC.
static bool is_whole(const Session *session, size_t start) {
    if (session->count - start < 12) {
        return false;
    }
    const uint8_t *chunk = session->bytes + start;
    uint32_t length = big_endian(chunk);
    return length <= session->count - start - 12 && length < UINT32_MAX / 2
        && crc32(0, chunk + 4, length + 4) == big_endian(chunk + 8 + length);
}

/// Finds the chunks of image data behind those that libpng has read, the header of the first included.
static bool find(ImageData *data, const Session *session) {
    size_t position = session->position - 8;
    *data = (ImageData){session->bytes, position, position};
    while (is_whole(session, position)) {
        uint32_t length = big_endian(session->bytes + position);
        uint32_t type = big_endian(session->bytes + position + 4);
        if (type != idat) {
            data->end = position;
            return type == iend && length == 0 && data->end > data->position;
        }
        position += 12 + (size_t)length;
    }
    return false;
}

/// Gives the stream the next chunk once it has used the last one.
static void feed(z_stream *stream, ImageData *data) {
    while (stream->avail_in == 0 && data->position < data->end) {
        const uint8_t *chunk = data->bytes + data->position;
        uint32_t length = big_endian(chunk);
        // zlib reads through this pointer only; its type is not const for old compilers' sake.
        stream->next_in = (Bytef *)(chunk + 8);
        stream->avail_in = length;
        data->position += 12 + (size_t)length;
    }
}

/// The checksum that a zlib stream ends with: the last four bytes of the image data, whichever chunks hold them.
static bool stored_checksum(ImageData data, uint32_t *sum) {
    size_t count = 0;
    while (data.position < data.end) {
        uint32_t length = big_endian(data.bytes + data.position);
        const uint8_t *bytes = data.bytes + data.position + 8;
        for (uint32_t index = length > 4 ? length - 4 : 0; index < length; index++) {
            *sum = *sum << 8 | bytes[index];
            count++;
        }
        data.position += 12 + (size_t)length;
    }
    return count >= 4;
}

/// The bytes of a row in the stream.
static size_t stored_size(const PlainRows *rows) {
    size_t pixel = rows->kind == PlainRowsRGB8 ? 3 : rows->kind == PlainRowsRGBA8 ? 4 : 8;
    return pixel * rows->width + 1;
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

static bool inflate_band(z_stream *stream, ImageData *data, uint8_t *band, size_t count) {
    stream->next_out = band;
    stream->avail_out = (uInt)count;
    while (stream->avail_out > 0) {
        // Without another chunk there may yet be a match to copy on from.
        feed(stream, data);
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
        feed(stream, data);
        status = inflate(stream, Z_NO_FLUSH);
    }
    feed(stream, data);
    return status == Z_STREAM_END && stream->avail_out == 1 && stream->avail_in == 0;
}

/// Inflates the rows, undoes their filters, and adds up their checksum.
static bool read_rows(
    z_stream *stream, ImageData *data, const PlainRows *rows, uint8_t *band, const uint8_t *zeros, uint32_t *sum
) {
    size_t stored = stored_size(rows);
    size_t held = (rows->kind == PlainRowsRGBA16 ? 8 : 4) * (size_t)rows->width;
    size_t most = band_rows(rows);
    const uint8_t *above = zeros;
    uint8_t *row = rows->samples;
    for (size_t left = rows->height; left > 0;) {
        size_t count = left < most ? left : most;
        if (!inflate_band(stream, data, band, count * stored)) {
            return false;
        }
        *sum = adler32_extended(*sum, band, count * stored);
        for (size_t index = 0; index < count; index++) {
            const uint8_t *source = band + index * stored;
            if (!undo(rows->kind, source[0], source + 1, above, row, rows->width)) {
                return false;
            }
            // The row below is undone with the bytes as the file has them.
            if (above != zeros) {
                make_native(rows, row - held);
            }
            above = row;
            row += held;
        }
        left -= count;
    }
    make_native(rows, row - held);
    return ends(stream, data);
}

bool plain_rows_read(const Session *session, const PlainRows *rows) {
    ImageData data;
    uint32_t stored = 0;
    // Streams with a window of less than 32 KiB may reach beyond it, and then libpng says so.
    if (!find(&data, session) || !stored_checksum(data, &stored) || rows->width == 0
        || (session->bytes[session->position] & 0xF0) != 0x70) {
        return false;
    }
    z_stream stream;
    memset(&stream, 0, sizeof stream);
    if (inflateInit(&stream) != Z_OK) {
        return false;
    }
    uint8_t *band = malloc(band_rows(rows) * stored_size(rows) + slack);
    uint8_t *zeros = calloc(rows->width, 8);
    uint32_t sum = 1;
    // zlib's own sum goes byte by byte, and takes as long as the filters.
    bool isRead = band != NULL && zeros != NULL && inflateValidate(&stream, 0) == Z_OK
        && read_rows(&stream, &data, rows, band, zeros, &sum) && sum == stored;
    free(band);
    free(zeros);
    inflateEnd(&stream);
    return isRead;
}
