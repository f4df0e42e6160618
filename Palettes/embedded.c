#include "embedded.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

#define EMBEDDED_FILE(function)                                                                                        \
    EmbeddedFile Embedded##function(void) { return (EmbeddedFile){function, sizeof function}; }

#define PACKED_FILE(function)                                                                                          \
    EmbeddedFile Packed##function(void) { return (EmbeddedFile){function, sizeof function}; }

static const unsigned char Devices[] = {
#embed "packed/devices.bin"
};
PACKED_FILE(Devices)

static const unsigned char IOSColors[] = {
#embed "packed/ios-colors.bin"
};
PACKED_FILE(IOSColors)

static const unsigned char MacOSColors[] = {
#embed "packed/macos-colors.bin"
};
PACKED_FILE(MacOSColors)

static const unsigned char WatchOSColors[] = {
#embed "packed/watchos-colors.bin"
};
PACKED_FILE(WatchOSColors)

static const unsigned char TVOSColors[] = {
#embed "packed/tvos-colors.bin"
};
PACKED_FILE(TVOSColors)

static const unsigned char VisionOSColors[] = {
#embed "packed/visionos-colors.bin"
};
PACKED_FILE(VisionOSColors)

static const unsigned char Materials[] = {
#embed "materials.json"
};
EMBEDDED_FILE(Materials)

static const unsigned char TextStyles[] = {
#embed "text-styles.json"
};
EMBEDDED_FILE(TextStyles)

static const unsigned char Guidelines[] = {
#embed "guidelines.json"
};
EMBEDDED_FILE(Guidelines)
