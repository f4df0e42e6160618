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

/// Has memory kept as the command has it, for all peers alike.
void PeerKeepMemory(void);

/// Decodes a PNG file to 8-bit RGBA with libpng alone and throws the pixels away; false where it cannot.
bool PeerLibPNGDecode(const char *path);

/// A conversion of pixels by babl between two of its formats, each in the gamut of sRGB or of Display P3; NULL where
/// babl is not installed.
const void *PeerBablCreate(const char *source, bool isSourceP3, const char *target, bool isTargetP3);

/// Converts pixels from one buffer to another.
void PeerBablConvert(const void *conversion, const void *source, void *target, size_t pixelCount);

/// What libvips makes of 8-bit RGBA.
typedef enum PeerVipsTarget {
    /// Lab of sRGB, in floats.
    PeerVipsLab,
    /// Linear light of sRGB, in floats.
    PeerVipsLight,
    /// sRGB in 8 bits, of Display P3: by Little CMS.
    PeerVipsFromP3,
} PeerVipsTarget;

/// Whether libvips is installed; it works in one thread.
bool PeerVipsIsThere(void);

/// Converts pixels to memory of its own; NULL where it cannot.
void *PeerVipsConvert(const void *pixels, int width, int height, PeerVipsTarget target);

/// Frees what a conversion gave.
void PeerVipsFree(void *pixels);
