#include "CPeers.h"

#ifdef __GLIBC__
#include <malloc.h>
#endif

void PeerKeepMemory(void) {
#ifdef __GLIBC__
    mallopt(M_MMAP_THRESHOLD, 32 << 20);
    mallopt(M_TRIM_THRESHOLD, 128 << 20);
#endif
}
