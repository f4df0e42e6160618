#pragma once

#include <stddef.h>

// The files of this folder, embedded in the binary so that it works wherever it is moved to.

/// A file: its bytes and their number.
typedef struct {
    const unsigned char *bytes;
    size_t size;
} EmbeddedFile;

/// packed/devices.bin.
EmbeddedFile PackedDevices(void);
/// packed/ios-colors.bin.
EmbeddedFile PackedIOSColors(void);
/// packed/macos-colors.bin.
EmbeddedFile PackedMacOSColors(void);
/// packed/watchos-colors.bin.
EmbeddedFile PackedWatchOSColors(void);
/// packed/tvos-colors.bin.
EmbeddedFile PackedTVOSColors(void);
/// packed/visionos-colors.bin.
EmbeddedFile PackedVisionOSColors(void);
/// materials.json.
EmbeddedFile EmbeddedMaterials(void);
/// text-styles.json.
EmbeddedFile EmbeddedTextStyles(void);
/// guidelines.json.
EmbeddedFile EmbeddedGuidelines(void);
