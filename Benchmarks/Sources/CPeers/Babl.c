#include "CPeers.h"

#include <dlfcn.h>

// babl is looked for at run time: where it is not installed, nothing is measured against it.
typedef struct Babl Babl;

static struct {
    void (*init)(void);
    const Babl *(*space)(const char *name);
    const Babl *(*curve)(const char *name);
    const Babl *(*makeSpace)(
        const char *name, double wx, double wy, double rx, double ry, double gx, double gy, double bx, double by,
        const Babl *red, const Babl *green, const Babl *blue, int flags);
    const Babl *(*format)(const char *name, const Babl *space);
    const Babl *(*fish)(const void *source, const void *target);
    long (*process)(const Babl *fish, const void *source, void *target, long count);
} babl;

static bool load(void) {
    void *library = dlopen("libbabl-0.1.so.0", RTLD_NOW);
    if (!library) library = dlopen("libbabl-0.1.0.dylib", RTLD_NOW);
    if (!library) return false;
    *(void **)&babl.init = dlsym(library, "babl_init");
    *(void **)&babl.space = dlsym(library, "babl_space");
    *(void **)&babl.curve = dlsym(library, "babl_trc");
    *(void **)&babl.makeSpace = dlsym(library, "babl_space_from_chromaticities");
    *(void **)&babl.format = dlsym(library, "babl_format_with_space");
    *(void **)&babl.fish = dlsym(library, "babl_fish");
    *(void **)&babl.process = dlsym(library, "babl_process");
    if (!babl.init || !babl.space || !babl.curve || !babl.makeSpace || !babl.format || !babl.fish || !babl.process)
        return false;
    babl.init();
    return true;
}

/// The gamut of SMPTE RP 431-2 with the white of D65 and the curve of sRGB.
static const Babl *displayP3(void) {
    const Babl *curve = babl.curve("sRGB");
    return babl.makeSpace(
        "legible-display-p3", 0.3127, 0.3290, 0.680, 0.320, 0.265, 0.690, 0.150, 0.060, curve, curve, curve, 0);
}

const void *PeerBablCreate(const char *source, bool isSourceP3, const char *target, bool isTargetP3) {
    static bool isLoaded = false;
    if (!isLoaded && !(isLoaded = load())) return NULL;
    const Babl *sRGB = babl.space("sRGB"), *p3 = displayP3();
    return babl.fish(
        babl.format(source, isSourceP3 ? p3 : sRGB), babl.format(target, isTargetP3 ? p3 : sRGB));
}

void PeerBablConvert(const void *conversion, const void *source, void *target, size_t pixelCount) {
    babl.process(conversion, source, target, (long)pixelCount);
}
