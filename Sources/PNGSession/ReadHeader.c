#include "ReadSession.h"
#include <string.h>
#include <zlib.h>

/// Types of five bytes each, NUL included, as libpng wants them.
static const png_byte located_types[] = "gAMA\0cHRM\0sRGB\0iCCP\0cICP\0pHYs\0eXIf";
enum { located_type_count = sizeof located_types / 5 };

typedef struct {
    PNGSessionHeader *header;
    size_t max_chunk_size;
} HeaderRequest;

static bool is_located(const png_byte *type) {
    for (int index = 0; index < located_type_count; index++) {
        if (memcmp(located_types + 5 * index, type, 4) == 0) {
            return true;
        }
    }
    return false;
}

/// libpng calls this when it has just read a chunk to its end, CRC included.
static int locate_chunk(png_structp png, png_unknown_chunkp chunk) {
    Session *session = png_get_error_ptr(png);
    PNGSessionHeader *header = png_get_user_chunk_ptr(png);
    if (!is_located(chunk->name)) {
        // The file's other chunks are done with, unless the image cannot be understood without them.
        bool is_critical = (chunk->name[0] & 0x20) == 0;
        return is_critical ? 0 : 1;
    }
    if (header->chunkCount < PNGSessionChunkCapacity) {
        PNGSessionChunk *found = &header->chunks[header->chunkCount++];
        memcpy(found->type, chunk->name, 5);
        found->count = chunk->size;
        found->offset = session->position - 4 - chunk->size;
        found->followsPalette = (chunk->location & PNG_HAVE_PLTE) != 0;
        // libpng hands over damaged chunks with only a warning, so the CRC over type and data is checked here.
        const uint8_t *checked = session->bytes + found->offset - 4;
        uLong checksum = crc32_z(0, checked, chunk->size + 4);
        found->matchesChecksum = checksum == png_get_uint_32(session->bytes + session->position - 4);
    }
    return 1;
}

static void read_header(Session *session, void *context) {
    HeaderRequest *request = context;
    PNGSessionHeader *header = request->header;
    read_session_open(session, request->max_chunk_size);
    png_set_keep_unknown_chunks(session->png, PNG_HANDLE_CHUNK_ALWAYS, located_types, located_type_count);
    png_set_read_user_chunk_fn(session->png, header, locate_chunk);
    session->phase = PNGSessionStatusInvalidStructure;
    png_read_info(session->png, session->info);

    header->width = png_get_image_width(session->png, session->info);
    header->height = png_get_image_height(session->png, session->info);
    header->bitDepth = png_get_bit_depth(session->png, session->info);
    header->colorType = png_get_color_type(session->png, session->info);
    header->isInterlaced = png_get_interlace_type(session->png, session->info) != PNG_INTERLACE_NONE;
    header->hasTransparency = png_get_valid(session->png, session->info, PNG_INFO_tRNS) != 0;
}

void PNGSessionReadHeader(
    const uint8_t *bytes, size_t count, size_t maxChunkSize, PNGSessionHeader *header, PNGSessionReport *report
) {
    Session session;
    session_begin(&session, report);
    session.bytes = bytes;
    session.count = count;
    memset(header, 0, sizeof *header);
    HeaderRequest request = {header, maxChunkSize};
    if (!session_attempt(&session, read_header, &request) && report->status == PNGSessionStatusInvalidStructure) {
        if (strcmp(report->chunk, "IHDR") == 0) {
            report->status = PNGSessionStatusInvalidHeader;
        } else if (strcmp(report->chunk, "IEND") == 0) {
            report->status = PNGSessionStatusMissingImageData;
        }
    }
    read_session_close(&session);
}
