#pragma once

#include <stddef.h>

// The JSON files of this folder, embedded in the binary so that it works wherever it is moved to.

/// A file: its bytes and their number.
typedef struct {
    const unsigned char *bytes;
    size_t size;
} EmbeddedFile;

/// devices.json.
EmbeddedFile EmbeddedDevices(void);
/// ios-colors.json.
EmbeddedFile EmbeddedIOSColors(void);
/// macos-colors.json.
EmbeddedFile EmbeddedMacOSColors(void);
/// watchos-colors.json.
EmbeddedFile EmbeddedWatchOSColors(void);
/// tvos-colors.json.
EmbeddedFile EmbeddedTVOSColors(void);
/// visionos-colors.json.
EmbeddedFile EmbeddedVisionOSColors(void);
/// materials.json.
EmbeddedFile EmbeddedMaterials(void);
/// text-styles.json.
EmbeddedFile EmbeddedTextStyles(void);
/// guidelines.json.
EmbeddedFile EmbeddedGuidelines(void);
