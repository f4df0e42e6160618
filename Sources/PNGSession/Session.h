// What every libpng session here is made of; see PNGSession.h for the rules it follows.
#pragma once

#include "PNGSession.h"
#include <png.h>
#include <setjmp.h>

typedef struct Session Session;

struct Session {
    jmp_buf failure;
    PNGSessionReport *report;
    png_structp png;
    png_infop info;
    /// What an error means where libpng's words do not say more.
    PNGSessionStatus phase;
    const uint8_t *bytes;
    size_t count;
    size_t position;
    /// Whether the last row is being read, and how many bytes of image data may still come then.
    bool is_at_last_row;
    size_t surplus;
};

/// Empties the report and ties the session to it.
void session_begin(Session *session, PNGSessionReport *report);

/// Runs `work`, which may fail at any libpng call, and writes the outcome to the report.
///
/// The only place that calls setjmp. All that `work` changes lies outside this frame, so nothing needs `volatile`.
bool session_attempt(Session *session, void (*work)(Session *session, void *context), void *context);

/// Ends the session with an error. Only within session_attempt.
_Noreturn void session_fail(Session *session, PNGSessionStatus status, const char *message);

/// The words for image data whose zlib checksum (Adler-32) is wrong.
extern const char session_wrong_checksum[];

/// Adds a line to the report's warnings, if there is room.
void session_add_warning(PNGSessionReport *report, const char *message);

// libpng's callbacks.
_Noreturn void session_on_error(png_structp png, png_const_charp message);
void session_on_warning(png_structp png, png_const_charp message);
