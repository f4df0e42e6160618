#include "embedded.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

#define EMBEDDED_FILE(function)                                                                                        \
    EmbeddedFile Embedded##function(void) { return (EmbeddedFile){function, sizeof function}; }

static const unsigned char Devices[] = {
#embed "devices.json"
};
EMBEDDED_FILE(Devices)

static const unsigned char IOSColors[] = {
#embed "ios-colors.json"
};
EMBEDDED_FILE(IOSColors)

static const unsigned char MacOSColors[] = {
#embed "macos-colors.json"
};
EMBEDDED_FILE(MacOSColors)

static const unsigned char WatchOSColors[] = {
#embed "watchos-colors.json"
};
EMBEDDED_FILE(WatchOSColors)

static const unsigned char TVOSColors[] = {
#embed "tvos-colors.json"
};
EMBEDDED_FILE(TVOSColors)

static const unsigned char VisionOSColors[] = {
#embed "visionos-colors.json"
};
EMBEDDED_FILE(VisionOSColors)

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
