// The chunks of image data in a file, which together hold one zlib stream.
#pragma once

#include "ReadSession.h"
#include <zlib.h>

typedef struct {
    const uint8_t *bytes;
    /// Where the next chunk begins, and where those of image data end.
    size_t position;
    size_t end;
} ImageData;

/// Finds the chunks of image data behind those that libpng has read, the header of the first included.
///
/// @return Whether there are any, each matches its CRC, and IEND follows.
bool image_data_find(ImageData *data, const Session *session);

/// Gives the stream the next chunk once it has used the last one.
void image_data_feed(z_stream *stream, ImageData *data);

/// The checksum that the zlib stream ends with: its last four bytes, whichever chunks hold them.
bool image_data_checksum(ImageData data, uint32_t *sum);

/// The bytes of the zlib stream.
size_t image_data_count(ImageData data);

/// Copies the zlib stream out of its chunks.
void image_data_copy(ImageData data, uint8_t *target);
