// The checksum of zlib streams (RFC 1950, 8.2).
#pragma once

#include <stddef.h>
#include <stdint.h>

/// The checksum of bytes behind others that have one; that of none is 1.
uint32_t adler32_extended(uint32_t sum, const uint8_t *bytes, size_t count);
