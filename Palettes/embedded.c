#include "embedded.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char devices[] = {
#embed "devices.json"
};

EmbeddedFile EmbeddedDevices(void) {
    return (EmbeddedFile){devices, sizeof devices};
}
