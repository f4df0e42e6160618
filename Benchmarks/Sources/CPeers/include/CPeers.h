#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A transform of Little CMS with its default flags, for 8-bit RGBA; NULL where the profiles cannot be joined.
void *PeerLittleCMSCreate(const uint8_t *source, size_t sourceSize, const uint8_t *target, size_t targetSize);

/// Converts pixels; the buffers may be the same.
void PeerLittleCMSConvert(void *transform, const void *source, void *target, size_t pixelCount);

/// Frees a transform.
void PeerLittleCMSDelete(void *transform);

/// Decodes a PNG file to 8-bit RGBA with libpng alone and throws the pixels away; false where it cannot.
bool PeerLibPNGDecode(const char *path);
