#pragma once

// The JSON files of this folder, embedded in the binary so that it works wherever it is moved to.

extern const unsigned char legible_devices[];
extern const unsigned long legible_devices_length;
