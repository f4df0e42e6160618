/// Complete libpng sessions behind plain C values.
///
/// Every function opens a libpng session, does one piece of work and closes the session again, whatever happens in
/// between: libpng reports errors with longjmp, which must never cross a Swift frame. No libpng type appears here, and
/// no pointer that is passed in is kept.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// MARK: Outcome

/// How a session ended.
typedef enum PNGSessionStatus {
    PNGSessionStatusSuccess,
    /// The bytes do not start with the PNG signature.
    PNGSessionStatusNotPNG,
    /// The bytes end before the file does.
    PNGSessionStatusTruncated,
    /// A chunk that the image needs does not match its CRC.
    PNGSessionStatusChecksumMismatch,
    /// The IHDR chunk describes no valid image.
    PNGSessionStatusInvalidHeader,
    /// The file ends properly, without an IDAT chunk.
    PNGSessionStatusMissingImageData,
    /// The IDAT chunks do not hold the image that the header describes.
    PNGSessionStatusInvalidImageData,
    /// A chunk that may not be skipped is malformed, misplaced or unknown.
    PNGSessionStatusInvalidStructure,
    /// A chunk is larger than the limits allow.
    PNGSessionStatusExceedsLimits,
    PNGSessionStatusOutOfMemory,
    /// What was to be written is not valid in a PNG file.
    PNGSessionStatusInvalidInput,
} PNGSessionStatus;

/// How a session ended, where it stood at that time, and what libpng had to say. All text is NUL-terminated.
typedef struct PNGSessionReport {
    PNGSessionStatus status;
    /// The number of bytes read when the session ended.
    size_t offset;
    /// The type of the chunk at hand when the session ended; empty at the start and between chunks.
    char chunk[5];
    /// libpng's own words for the fault; empty on success.
    char message[128];
    /// libpng's warnings, a line each; those that do not fit are left out.
    char warnings[1024];
} PNGSessionReport;

// MARK: Reading

/// Where a chunk that tells colours or density lies in the file.
typedef struct PNGSessionChunk {
    char type[5];
    /// The chunk's data, as a range of the bytes that were read.
    size_t offset;
    size_t count;
    bool matchesChecksum;
    /// Whether the chunk follows the palette.
    bool followsPalette;
} PNGSessionChunk;

enum { PNGSessionChunkCapacity = 16 };

/// What a file says before its image data.
typedef struct PNGSessionHeader {
    uint32_t width;
    uint32_t height;
    /// Bits per sample as stored: 1, 2, 4, 8 or 16.
    uint8_t bitDepth;
    /// The colour type as stored: 0, 2, 3, 4 or 6.
    uint8_t colorType;
    bool isInterlaced;
    /// Whether a tRNS chunk makes pixels transparent.
    bool hasTransparency;
    /// The gAMA, cHRM, sRGB, iCCP, cICP, pHYs and eXIf chunks before the image, in the file's order, at most
    /// PNGSessionChunkCapacity of them.
    PNGSessionChunk chunks[PNGSessionChunkCapacity];
    size_t chunkCount;
} PNGSessionHeader;

/// Reads everything before the image data.
///
/// The chunks of colour and density are located, not interpreted: libpng reconciles them with one another, differently
/// from release to release, and what the file really said would be lost.
///
/// @param maxChunkSize The largest chunk, in bytes, that is stored, image data excepted; others are left out.
void PNGSessionReadHeader(
    const uint8_t *bytes, size_t count, size_t maxChunkSize, PNGSessionHeader *header, PNGSessionReport *report);

/// Inflates a whole zlib stream.
///
/// @return Whether it is intact, its checksum included, and gives exactly `outputCount` bytes, with none of its own left.
typedef bool (*PNGSessionInflater)(const uint8_t *bytes, size_t count, uint8_t *output, size_t outputCount);

/// Where the samples of an image go.
typedef struct PNGSessionRoom {
    void *samples;
    /// The bytes of all samples: width * height * 4 samples, exactly.
    size_t size;
    /// The bytes that may be written to, at least `size`. With one more for each row, for the number of its filter,
    /// image data can be inflated there at once.
    size_t capacity;
    /// The number of rows, as PNGSessionReadHeader found it in the same bytes.
    uint32_t height;
} PNGSessionRoom;

/// Decodes the image to straight RGBA, row after row from the top: 8 bits a sample, or 16 in native byte order where
/// the file has 16. Samples keep their values: no gamma, colour space or background is applied.
///
/// @param inflater What is faster than zlib where it may hold a whole picture; or null.
void PNGSessionReadPixels(
    const uint8_t *bytes, size_t count, size_t maxChunkSize, PNGSessionInflater inflater, PNGSessionRoom room,
    PNGSessionReport *report);

// MARK: Writing

/// An image to be written, and what is to be said of it.
typedef struct PNGSessionImage {
    uint32_t width;
    uint32_t height;
    /// 8 or 16; samples of 16 bits are in native byte order.
    uint8_t bitDepth;
    /// Straight RGBA, row after row from the top, without padding.
    const void *samples;
    /// Whether alpha is written; without, the file is RGB.
    bool hasAlpha;
    /// A palette of RGBA, four bytes each; with one, a sample is the number of its colour, one byte a pixel.
    const uint8_t *palette;
    /// The number of colours, 1 to 256.
    size_t paletteCount;
    /// Whether a sample is one byte of grey, and the image opaque.
    bool isGray;
    /// Whether rows are stored as they are; otherwise libpng chooses a filter for each.
    bool isUnfiltered;
    /// From 0, fastest, to 9, smallest.
    int compressionLevel;
    /// The most bytes that the file may have, and writing ends where it would have more; 0 for any number.
    size_t sizeLimit;
    /// The ICC profile to embed; without, the file is tagged sRGB, with the gAMA and cHRM that stand for it.
    const uint8_t *profile;
    size_t profileCount;
    const char *profileName;
    /// Pixels per unit, for pHYs; 0 leaves it out.
    uint32_t pixelsPerUnitX;
    uint32_t pixelsPerUnitY;
    /// The unit of pHYs: 1 is the metre, 0 is unknown.
    uint8_t densityUnit;
    /// What made the image, for a tEXt chunk of that keyword, in Latin-1; without, there is none.
    const char *software;
} PNGSessionImage;

/// A file in memory, to be released with PNGSessionReleaseFile.
typedef struct PNGSessionFile {
    uint8_t *bytes;
    size_t count;
    size_t capacity;
} PNGSessionFile;

/// Encodes an image. On failure `file` is empty.
void PNGSessionWrite(const PNGSessionImage *image, PNGSessionFile *file, PNGSessionReport *report);

/// Releases a file that PNGSessionWrite made.
void PNGSessionReleaseFile(PNGSessionFile *file);

// MARK: Compressed chunks

/// Inflates the beginning of a zlib stream, at most `capacity` bytes of it.
///
/// @return The number of bytes that the stream yielded before it ended, broke or `capacity` was reached.
size_t PNGSessionInflate(const uint8_t *bytes, size_t count, uint8_t *output, size_t capacity);
