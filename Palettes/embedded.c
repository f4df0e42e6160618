#include "embedded.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

const unsigned char legible_devices[] = {
#embed "devices.json"
};
const unsigned long legible_devices_length = sizeof legible_devices;
