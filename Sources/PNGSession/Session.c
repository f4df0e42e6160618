#include "Session.h"
#include <stdio.h>
#include <string.h>

void session_begin(Session *session, PNGSessionReport *report) {
    memset(session, 0, sizeof *session);
    memset(report, 0, sizeof *report);
    session->report = report;
    session->phase = PNGSessionStatusOutOfMemory;
}

bool session_attempt(Session *session, void (*work)(Session *session, void *context), void *context) {
    if (setjmp(session->failure) != 0) {
        return false;
    }
    work(session, context);
    return true;
}

/// The type of the chunk that libpng is at, empty where it is at none.
static void copy_chunk_type(char type[5], png_const_structp png) {
    uint32_t code = 0;
    // Until the next chunk's header is read, libpng still tells the type of the one before.
    if (png != NULL && (png_get_io_state(png) & PNG_IO_MASK_LOC) != PNG_IO_CHUNK_HDR) {
        code = png_get_io_chunk_type(png);
    }
    for (int index = 0; index < 4; index++) {
        uint8_t letter = (uint8_t)(code >> (24 - 8 * index));
        type[index] = (char)letter;
    }
    type[4] = 0;
}

_Noreturn void session_fail(Session *session, PNGSessionStatus status, const char *message) {
    PNGSessionReport *report = session->report;
    report->status = status;
    report->offset = session->position;
    copy_chunk_type(report->chunk, session->png);
    snprintf(report->message, sizeof report->message, "%s", message);
    longjmp(session->failure, 1);
}

const char session_wrong_checksum[] = "IDAT: its pixels do not match their checksum (Adler-32)";

/// libpng's words, or ours where they say more; libpng hands on those of zlib.
static const char *words(const char *message) {
    return strstr(message, "incorrect data check") != NULL ? session_wrong_checksum : message;
}

_Noreturn void session_on_error(png_structp png, png_const_charp message) {
    Session *session = png_get_error_ptr(png);
    PNGSessionStatus status = session->phase;
    // libpng has no error codes; these words have stood since 1.6.0 and the tests hold them.
    if (strstr(message, "CRC error") != NULL) {
        status = PNGSessionStatusChecksumMismatch;
    } else if (strstr(message, "too large") != NULL) {
        status = PNGSessionStatusExceedsLimits;
    } else if (strstr(message, "ut of memory") != NULL || strstr(message, "nsufficient memory") != NULL) {
        status = PNGSessionStatusOutOfMemory;
    }
    session_fail(session, status, words(message));
}

void session_add_warning(PNGSessionReport *report, const char *message) {
    size_t used = strlen(report->warnings);
    size_t room = sizeof report->warnings - used;
    if (strlen(message) + 2 <= room) {
        snprintf(report->warnings + used, room, "%s\n", message);
    }
}

void session_on_warning(png_structp png, png_const_charp message) {
    Session *session = png_get_error_ptr(png);
    session_add_warning(session->report, words(message));
}
