#include "ImageData.h"
#include <string.h>

enum {
    idat = 0x49444154,
    iend = 0x49454E44,
};

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

bool image_data_find(ImageData *data, const Session *session) {
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

/// The contents of the next chunk; false behind the last.
static bool next(ImageData *data, const uint8_t **contents, uint32_t *length) {
    if (data->position >= data->end) {
        return false;
    }
    const uint8_t *chunk = data->bytes + data->position;
    *length = big_endian(chunk);
    *contents = chunk + 8;
    data->position += 12 + (size_t)*length;
    return true;
}

void image_data_feed(z_stream *stream, ImageData *data) {
    const uint8_t *contents;
    uint32_t length;
    while (stream->avail_in == 0 && next(data, &contents, &length)) {
        // zlib reads through this pointer only; its type is not const for old compilers' sake.
        stream->next_in = (Bytef *)contents;
        stream->avail_in = length;
    }
}

bool image_data_checksum(ImageData data, uint32_t *sum) {
    size_t count = 0;
    const uint8_t *contents;
    uint32_t length;
    while (next(&data, &contents, &length)) {
        for (uint32_t index = length > 4 ? length - 4 : 0; index < length; index++) {
            *sum = *sum << 8 | contents[index];
            count++;
        }
    }
    return count >= 4;
}

size_t image_data_count(ImageData data) {
    size_t count = 0;
    const uint8_t *contents;
    uint32_t length;
    while (next(&data, &contents, &length)) {
        count += length;
    }
    return count;
}

void image_data_copy(ImageData data, uint8_t *target) {
    const uint8_t *contents;
    uint32_t length;
    while (next(&data, &contents, &length)) {
        memcpy(target, contents, length);
        target += length;
    }
}
