#include "PNGSession.h"
#include <string.h>
#include <zlib.h>

size_t PNGSessionInflate(const uint8_t *bytes, size_t count, uint8_t *output, size_t capacity) {
    if (count > UINT32_MAX || capacity > UINT32_MAX) {
        return 0;
    }
    z_stream stream;
    memset(&stream, 0, sizeof stream);
    // zlib reads through this pointer only; its type is not const for old compilers' sake.
    stream.next_in = (Bytef *)bytes;
    stream.avail_in = (uInt)count;
    stream.next_out = output;
    stream.avail_out = (uInt)capacity;
    if (inflateInit(&stream) != Z_OK) {
        return 0;
    }
    inflate(&stream, Z_FINISH);
    size_t yielded = capacity - stream.avail_out;
    inflateEnd(&stream);
    return yielded;
}
