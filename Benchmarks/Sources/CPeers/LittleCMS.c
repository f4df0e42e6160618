#include "CPeers.h"

#include <lcms2.h>

void *PeerLittleCMSCreate(const uint8_t *source, size_t sourceSize, const uint8_t *target, size_t targetSize) {
    cmsHPROFILE input = cmsOpenProfileFromMem(source, (cmsUInt32Number)sourceSize);
    cmsHPROFILE output = cmsOpenProfileFromMem(target, (cmsUInt32Number)targetSize);
    void *transform = NULL;
    if (input && output) {
        transform = cmsCreateTransform(
            input, TYPE_RGBA_8, output, TYPE_RGBA_8, INTENT_RELATIVE_COLORIMETRIC, cmsFLAGS_COPY_ALPHA);
    }
    if (input) cmsCloseProfile(input);
    if (output) cmsCloseProfile(output);
    return transform;
}

void PeerLittleCMSConvert(void *transform, const void *source, void *target, size_t pixelCount) {
    cmsDoTransform(transform, source, target, (cmsUInt32Number)pixelCount);
}

void PeerLittleCMSDelete(void *transform) {
    cmsDeleteTransform(transform);
}
