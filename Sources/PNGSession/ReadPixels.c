#include "ReadSession.h"

typedef struct {
    uint32_t height;
    size_t max_chunk_size;
    uint8_t *samples;
    size_t samples_size;
} PixelRequest;

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
    session->phase = PNGSessionStatusInvalidStructure;
    png_read_info(png, session->info);
    unpack_to_rgba(session, png_get_bit_depth(png, session->info));
    int passes = png_set_interlace_handling(png);
    png_read_update_info(png, session->info);

    // The room was sized from an earlier look at the bytes: never write on its word alone.
    size_t row_size = png_get_rowbytes(png, session->info);
    uint32_t height = png_get_image_height(png, session->info);
    if (height != request->height || row_size * height != request->samples_size) {
        session_fail(session, PNGSessionStatusInvalidHeader, "the bytes changed while they were read");
    }

    session->phase = PNGSessionStatusInvalidImageData;
    for (int pass = 0; pass < passes; pass++) {
        for (uint32_t row = 0; row < height; row++) {
            png_read_row(png, request->samples + row_size * row, NULL);
        }
    }
    session->phase = PNGSessionStatusInvalidStructure;
    png_read_end(png, NULL);
}

void PNGSessionReadPixels(
    const uint8_t *bytes, size_t count, size_t maxChunkSize, uint32_t height, void *samples, size_t samplesSize,
    PNGSessionReport *report
) {
    Session session;
    session_begin(&session, report);
    session.bytes = bytes;
    session.count = count;
    PixelRequest request = {height, maxChunkSize, samples, samplesSize};
    session_attempt(&session, read_pixels, &request);
    read_session_close(&session);
}
