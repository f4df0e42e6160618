// A session that reads a file from memory.
#pragma once

#include "Session.h"

/// Opens libpng on the bytes. Only within session_attempt.
void read_session_open(Session *session, size_t max_chunk_size);

/// Releases what the session holds, in whatever state it ended.
void read_session_close(Session *session);
