#include "ReadSession.h"
#include <string.h>

enum { idat = 0x49444154 };

static void read_bytes(png_structp png, png_bytep output, size_t count) {
    Session *session = png_get_io_ptr(png);
    if (count > session->count - session->position) {
        session->position = session->count;
        session_fail(session, PNGSessionStatusTruncated, "end of file");
    }
    if (session->is_at_last_row && png_get_io_chunk_type(png) == idat) {
        if (count > session->surplus) {
            session_fail(session, PNGSessionStatusInvalidImageData, "far more image data than the image has");
        }
        session->surplus -= count;
    }
    memcpy(output, session->bytes + session->position, count);
    session->position += count;
}

void read_session_open(Session *session, size_t max_chunk_size) {
    size_t signature = session->count < 8 ? session->count : 8;
    if (signature == 0 || png_sig_cmp(session->bytes, 0, signature) != 0) {
        session_fail(session, PNGSessionStatusNotPNG, "no PNG signature");
    }
    session->png = png_create_read_struct(PNG_LIBPNG_VER_STRING, session, session_on_error, session_on_warning);
    session->info = session->png != NULL ? png_create_info_struct(session->png) : NULL;
    if (session->info == NULL) {
        session_fail(session, PNGSessionStatusOutOfMemory, "no memory for a libpng session");
    }
    png_set_read_fn(session->png, session, read_bytes);
    // The caller judges width and height, with a better message than libpng's.
    png_set_user_limits(session->png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
    png_set_chunk_malloc_max(session->png, max_chunk_size);
    png_set_chunk_cache_max(session->png, 1);
    // Faults in what the image can do without are warnings, in every build of libpng.
    png_set_benign_errors(session->png, 1);
    png_set_crc_action(session->png, PNG_CRC_ERROR_QUIT, PNG_CRC_WARN_DISCARD);
    // Skip what is not asked for: text, times, suggested palettes and the like are never inflated or stored.
    png_set_keep_unknown_chunks(session->png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
}

void read_session_close(Session *session) {
    png_destroy_read_struct(&session->png, &session->info, NULL);
}
