#include "CPeers.h"

#include <dlfcn.h>
#include <stdlib.h>

// libvips is looked for at run time: where it is not installed, nothing is measured against it.
typedef struct VipsImage VipsImage;

enum { formatOfBytes = 0, interpretationLab = 13, interpretationSRGB = 22, interpretationLight = 28 };

static struct {
    int (*init)(const char *name);
    void (*setCache)(int most);
    void (*setConcurrency)(int threads);
    VipsImage *(*open)(const void *pixels, size_t size, int width, int height, int bands, int format);
    int (*copy)(VipsImage *image, VipsImage **result, ...);
    int (*toSpace)(VipsImage *image, VipsImage **result, int space, ...);
    int (*byProfile)(VipsImage *image, VipsImage **result, const char *profile, ...);
    void *(*write)(VipsImage *image, size_t *size);
    void (*release)(void *object);
    void (*free)(void *memory);
} vips;

static bool load(void) {
    void *library = dlopen("libvips.so.42", RTLD_NOW);
    if (!library) library = dlopen("libvips.42.dylib", RTLD_NOW);
    if (!library) return false;
    *(void **)&vips.init = dlsym(library, "vips_init");
    *(void **)&vips.setCache = dlsym(library, "vips_cache_set_max");
    *(void **)&vips.setConcurrency = dlsym(library, "vips_concurrency_set");
    *(void **)&vips.open = dlsym(library, "vips_image_new_from_memory");
    *(void **)&vips.copy = dlsym(library, "vips_copy");
    *(void **)&vips.toSpace = dlsym(library, "vips_colourspace");
    *(void **)&vips.byProfile = dlsym(library, "vips_icc_transform");
    *(void **)&vips.write = dlsym(library, "vips_image_write_to_memory");
    *(void **)&vips.release = dlsym(library, "g_object_unref");
    *(void **)&vips.free = dlsym(library, "g_free");
    if (!vips.init || !vips.setCache || !vips.setConcurrency || !vips.open || !vips.copy || !vips.toSpace
        || !vips.byProfile || !vips.write || !vips.release || !vips.free || vips.init("benchmarks"))
        return false;
    // Each run has to compute, in one thread.
    vips.setCache(0);
    vips.setConcurrency(1);
    return true;
}

bool PeerVipsIsThere(void) {
    static bool isLoaded = false;
    return isLoaded || (isLoaded = load());
}

void *PeerVipsConvert(const void *pixels, int width, int height, PeerVipsTarget target) {
    size_t size = (size_t)width * (size_t)height * 4;
    VipsImage *memory = vips.open(pixels, size, width, height, 4, formatOfBytes);
    if (!memory) return NULL;
    VipsImage *image = NULL, *result = NULL;
    void *bytes = NULL;
    if (!vips.copy(memory, &image, "interpretation", interpretationSRGB, NULL)) {
        int failure = 1;
        switch (target) {
        case PeerVipsLab: failure = vips.toSpace(image, &result, interpretationLab, NULL); break;
        case PeerVipsLight: failure = vips.toSpace(image, &result, interpretationLight, NULL); break;
        case PeerVipsFromP3:
            failure = vips.byProfile(image, &result, "srgb", "input_profile", "p3", "depth", 8, NULL);
            break;
        }
        if (!failure) bytes = vips.write(result, &size);
    }
    if (result) vips.release(result);
    if (image) vips.release(image);
    vips.release(memory);
    return bytes;
}

void PeerVipsFree(void *pixels) {
    if (pixels) vips.free(pixels);
}
