#include "PlainRows.h"
#include "ReadSession.h"
#include <string.h>

/// How many bytes of image data may follow those of the last row: inflating them takes time, and nobody sees
/// them.
enum { max_surplus = 1 << 18 };

typedef struct {
    PNGSessionRoom room;
    size_t max_chunk_size;
    PNGSessionInflater inflater;
    /// Whether the pixels are taken although they do not match their checksum.
    bool ignores_checksum;
    /// Where the next row goes that libpng hands over.
    uint8_t *next_row;
} PixelRequest;

/// Whether rows are opaque RGB of 8 bits, as those of most screenshots are.
static bool is_plain_rgb(const Session *session) {
    return png_get_color_type(session->png, session->info) == PNG_COLOR_TYPE_RGB
        && png_get_bit_depth(session->png, session->info) == 8
        && png_get_valid(session->png, session->info, PNG_INFO_tRNS) == 0
        && png_get_interlace_type(session->png, session->info) == PNG_INTERLACE_NONE;
}

/// Spreads a row of plain RGB to RGBA where it belongs, a pixel at a time where libpng takes a byte at a time.
///
/// libpng calls this with its own copy of the row, which then need not be copied once more.
static void spread_rgb_row(png_structp png, png_row_infop row, png_bytep source) {
    PixelRequest *request = png_get_user_transform_ptr(png);
    size_t width = row->width;
    uint8_t *target = request->next_row;
    request->next_row += 4 * width;
    const uint8_t opaque[4] = {0, 0, 0, 0xFF};
    uint32_t alpha;
    memcpy(&alpha, opaque, 4);
    for (size_t x = 0; x + 1 < width; x++) {
        uint32_t pixel;
        memcpy(&pixel, source + 3 * x, 4);
        pixel |= alpha;
        memcpy(target + 4 * x, &pixel, 4);
    }
    // Behind the last pixel there is no fourth byte to read.
    uint8_t *last = target + 4 * (width - 1);
    memcpy(last, source + 3 * (width - 1), 3);
    last[3] = 0xFF;
}

/// Reads rows of the usual kinds without libpng, which takes twice as long; `false` where that is left to it.
static bool read_plain_rows(const Session *session, const PixelRequest *request) {
    png_const_structp png = session->png;
    int depth = png_get_bit_depth(png, session->info);
    int type = png_get_color_type(png, session->info);
    PlainRows rows = {
        .width = png_get_image_width(png, session->info),
        .height = png_get_image_height(png, session->info),
        .samples = request->room.samples,
        .capacity = request->room.capacity,
    };
    if (is_plain_rgb(session)) {
        rows.kind = PlainRowsRGB8;
    } else if (type == PNG_COLOR_TYPE_RGB_ALPHA && png_get_interlace_type(png, session->info) == PNG_INTERLACE_NONE) {
        rows.kind = depth == 16 ? PlainRowsRGBA16 : PlainRowsRGBA8;
    } else {
        return false;
    }
    // The room was sized from an earlier look at the bytes: never write on its word alone.
    size_t pixel = rows.kind == PlainRowsRGBA16 ? 8 : 4;
    return rows.height == request->room.height && pixel * rows.width * rows.height == request->room.size
        && plain_rows_read(session, &rows, request->inflater);
}

static void unpack_to_rgba(Session *session, int bit_depth) {
    png_structp png = session->png;
    // Palettes become RGB, grey below 8 bits becomes 8 bits, tRNS becomes alpha.
    png_set_expand(png);
    png_set_gray_to_rgb(png);
    png_set_add_alpha(png, 0xFFFF, PNG_FILLER_AFTER);
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    if (bit_depth == 16) {
        png_set_swap(png);
    }
#endif
}

static void read_pixels(Session *session, void *context) {
    PixelRequest *request = context;
    read_session_open(session, request->max_chunk_size);
    png_structp png = session->png;
#ifdef PNG_IGNORE_ADLER32
    if (request->ignores_checksum) {
        png_set_option(png, PNG_IGNORE_ADLER32, PNG_OPTION_ON);
    }
#endif
    session->phase = PNGSessionStatusInvalidStructure;
    png_read_info(png, session->info);
    if (!request->ignores_checksum && read_plain_rows(session, request)) {
        return;
    }
    bool spreads_rgb = is_plain_rgb(session);
    if (spreads_rgb) {
        png_set_read_user_transform_fn(png, spread_rgb_row);
        png_set_user_transform_info(png, request, 0, 0);
    } else {
        unpack_to_rgba(session, png_get_bit_depth(png, session->info));
    }
    int passes = png_set_interlace_handling(png);
    png_read_update_info(png, session->info);

    // The room was sized from an earlier look at the bytes: never write on its word alone.
    size_t width = png_get_image_width(png, session->info);
    size_t row_size = spreads_rgb ? 4 * width : png_get_rowbytes(png, session->info);
    uint32_t height = png_get_image_height(png, session->info);
    if (height != request->room.height || row_size * height != request->room.size) {
        session_fail(session, PNGSessionStatusInvalidHeader, "the bytes changed while they were read");
    }

    session->phase = PNGSessionStatusInvalidImageData;
    uint8_t *samples = request->room.samples;
    for (int pass = 0; pass < passes; pass++) {
        for (uint32_t row = 0; row < height; row++) {
            if (pass == passes - 1 && row == height - 1) {
                // libpng reads the last row and everything behind it in one go. Stored, a row takes no more.
                session->is_at_last_row = true;
                session->surplus = 8 * width + 1 + max_surplus;
            }
            png_read_row(png, spreads_rgb ? NULL : samples + row_size * row, NULL);
        }
    }
    session->phase = PNGSessionStatusInvalidStructure;
    png_read_end(png, NULL);
}

/// Runs one session over the bytes.
static void attempt(
    const uint8_t *bytes, size_t count, PixelRequest request, PNGSessionReport *report
) {
    Session session;
    session_begin(&session, report);
    session.bytes = bytes;
    session.count = count;
    session_attempt(&session, read_pixels, &request);
    read_session_close(&session);
}

void PNGSessionReadPixels(
    const uint8_t *bytes, size_t count, size_t maxChunkSize, PNGSessionInflater inflater, PNGSessionRoom room,
    PNGSessionReport *report
) {
    PixelRequest request = {room, maxChunkSize, inflater, false, room.samples};
    attempt(bytes, count, request, report);
    if (report->status != PNGSessionStatusInvalidImageData
        || strcmp(report->message, session_wrong_checksum) != 0) {
        return;
    }
    // zlib finds the wrong sum when all pixels are there, and libpng gives up without handing over the last
    // of them. Every byte of the file has matched its CRC, so the sum itself is at fault: viewers show such a
    // file, and so it is read.
    request.ignores_checksum = true;
    attempt(bytes, count, request, report);
    if (report->status == PNGSessionStatusSuccess) {
        session_add_warning(report, session_wrong_checksum);
    }
}
