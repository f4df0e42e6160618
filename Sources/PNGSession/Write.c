#include "Session.h"
#include <stdlib.h>
#include <string.h>

typedef struct {
    const PNGSessionImage *image;
    PNGSessionFile *file;
} WriteRequest;

static void append_bytes(png_structp png, png_bytep bytes, size_t count) {
    Session *session = png_get_error_ptr(png);
    const WriteRequest *request = png_get_io_ptr(png);
    PNGSessionFile *file = request->file;
    size_t limit = request->image->sizeLimit;
    if (limit != 0 && count > limit - file->count) {
        session_fail(session, PNGSessionStatusInvalidInput, "the file would be larger than it may be");
    }
    if (count > file->capacity - file->count) {
        size_t capacity = file->capacity * 2 > file->count + count ? file->capacity * 2 : file->count + count;
        uint8_t *grown = realloc(file->bytes, capacity);
        if (grown == NULL) {
            session_fail(session, PNGSessionStatusOutOfMemory, "no memory for the encoded file");
        }
        file->bytes = grown;
        file->capacity = capacity;
    }
    memcpy(file->bytes + file->count, bytes, count);
    file->count += count;
}

static void flush_nothing(png_structp png) {
    (void)png;
}

static void describe_colors(Session *session, const PNGSessionImage *image) {
    if (image->profile == NULL) {
        png_set_sRGB_gAMA_and_cHRM(session->png, session->info, PNG_sRGB_INTENT_RELATIVE);
        return;
    }
    if (image->profileCount > UINT32_MAX) {
        session_fail(session, PNGSessionStatusInvalidInput, "the ICC profile is too large");
    }
    png_set_iCCP(
        session->png, session->info, image->profileName, PNG_COMPRESSION_TYPE_BASE, image->profile,
        (png_uint_32)image->profileCount);
    if (png_get_valid(session->png, session->info, PNG_INFO_iCCP) == 0) {
        session_fail(session, PNGSessionStatusInvalidInput, "the ICC profile is not valid for an RGB image");
    }
}

/// Bits a sample as they are stored: as few as the numbers of a palette need.
static int stored_depth(const PNGSessionImage *image) {
    if (image->palette == NULL) {
        return image->bitDepth;
    }
    return image->paletteCount <= 2 ? 1 : image->paletteCount <= 4 ? 2 : image->paletteCount <= 16 ? 4 : 8;
}

static int color_type(const PNGSessionImage *image) {
    if (image->palette != NULL) {
        return PNG_COLOR_TYPE_PALETTE;
    }
    if (image->isGray) {
        return PNG_COLOR_TYPE_GRAY;
    }
    return image->hasAlpha ? PNG_COLOR_TYPE_RGB_ALPHA : PNG_COLOR_TYPE_RGB;
}

static void describe_palette(Session *session, const PNGSessionImage *image) {
    if (image->paletteCount == 0 || image->paletteCount > 256) {
        session_fail(session, PNGSessionStatusInvalidInput, "a palette has 1 to 256 colours");
    }
    png_color colors[256];
    png_byte alpha[256];
    int translucent = 0;
    for (size_t index = 0; index < image->paletteCount; index++) {
        const uint8_t *color = image->palette + 4 * index;
        colors[index] = (png_color){color[0], color[1], color[2]};
        alpha[index] = color[3];
        if (color[3] != 255) {
            translucent = (int)index + 1;
        }
    }
    png_set_PLTE(session->png, session->info, colors, (int)image->paletteCount);
    if (translucent > 0) {
        png_set_tRNS(session->png, session->info, alpha, translucent, NULL);
    }
}

static void describe_software(Session *session, const PNGSessionImage *image) {
    if (image->software == NULL) {
        return;
    }
    char keyword[] = "Software";
    // libpng copies both, and does not write to them.
    png_text text = {.compression = PNG_TEXT_COMPRESSION_NONE, .key = keyword, .text = (char *)image->software};
    png_set_text(session->png, session->info, &text, 1);
}

static void write_image(Session *session, void *context) {
    WriteRequest *request = context;
    const PNGSessionImage *image = request->image;
    session->png = png_create_write_struct(PNG_LIBPNG_VER_STRING, session, session_on_error, session_on_warning);
    session->info = session->png != NULL ? png_create_info_struct(session->png) : NULL;
    if (session->info == NULL) {
        session_fail(session, PNGSessionStatusOutOfMemory, "no memory for a libpng session");
    }
    png_structp png = session->png;
    session->phase = PNGSessionStatusInvalidInput;
    png_set_write_fn(png, request, append_bytes, flush_nothing);
    png_set_benign_errors(png, 1);
    png_set_user_limits(png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
    png_set_compression_level(png, image->compressionLevel);
    if (image->isUnfiltered) {
        png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_FILTER_NONE);
    }
    png_set_IHDR(
        png, session->info, image->width, image->height, stored_depth(image), color_type(image), PNG_INTERLACE_NONE,
        PNG_COMPRESSION_TYPE_BASE, PNG_FILTER_TYPE_BASE);
    describe_colors(session, image);
    if (image->palette != NULL) {
        describe_palette(session, image);
    }
    if (image->pixelsPerUnitX != 0 && image->pixelsPerUnitY != 0) {
        png_set_pHYs(png, session->info, image->pixelsPerUnitX, image->pixelsPerUnitY, image->densityUnit);
    }
    describe_software(session, image);
    png_write_info(png, session->info);

    bool is_narrow = image->palette != NULL || image->isGray;
    if (is_narrow) {
        png_set_packing(png);
    } else if (!image->hasAlpha) {
        png_set_filler(png, 0, PNG_FILLER_AFTER);
    }
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    if (image->bitDepth == 16) {
        png_set_swap(png);
    }
#endif
    size_t row_size = (size_t)image->width * (is_narrow ? 1 : 4 * (image->bitDepth / 8));
    const uint8_t *row = image->samples;
    for (uint32_t y = 0; y < image->height; y++, row += row_size) {
        png_write_row(png, row);
    }
    png_write_end(png, NULL);
}

void PNGSessionWrite(const PNGSessionImage *image, PNGSessionFile *file, PNGSessionReport *report) {
    Session session;
    session_begin(&session, report);
    memset(file, 0, sizeof *file);
    WriteRequest request = {image, file};
    if (!session_attempt(&session, write_image, &request)) {
        PNGSessionReleaseFile(file);
    }
    png_destroy_write_struct(&session.png, &session.info);
}

void PNGSessionReleaseFile(PNGSessionFile *file) {
    free(file->bytes);
    memset(file, 0, sizeof *file);
}
