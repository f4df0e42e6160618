// A library to preload (LD_PRELOAD) that makes one call on a file fail, as a full or broken disk would.
//
// Counted are the calls on files below the folder FAULT_ROOT, which is also the working folder. The environment says what
// fails:
//
//   FAULT_CALL    open, read, write, close, stat, chmod, list, mkdir or rename
//   FAULT_AT      which call of that kind fails, from 1; 0: none, and the counts are written to FAULT_COUNTS
//   FAULT_ERRNO   with which error, as a number
//   FAULT_LASTS   1: every call of that kind after it fails, too
//   FAULT_HALF    1: the failing write takes half of its bytes first, and the next one on any file fails
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static const char *const calls[] = {"open", "read", "write", "close", "stat", "chmod", "list", "mkdir", "rename"};
enum { call_open, call_read, call_write, call_close, call_stat, call_chmod, call_list, call_mkdir, call_rename, call_count };

static long counts[call_count];
static bool is_tracked[1 << 16];
static bool half_is_taken;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static long number(const char *name) {
    const char *value = getenv(name);
    return value == NULL ? 0 : atol(value);
}

/// Whether the call at hand is to fail; counts it.
static bool fails(int call) {
    const char *wanted = getenv("FAULT_CALL");
    pthread_mutex_lock(&lock);
    long count = ++counts[call];
    pthread_mutex_unlock(&lock);
    long at = number("FAULT_AT");
    bool result = wanted != NULL && at > 0 && strcmp(wanted, calls[call]) == 0
        && (count == at || (count > at && number("FAULT_LASTS") != 0));
    if (result) {
        errno = (int)number("FAULT_ERRNO");
    }
    return result;
}

static bool is_ours(int folder, const char *path) {
    const char *root = getenv("FAULT_ROOT");
    if (root == NULL || path == NULL) {
        return false;
    }
    if (path[0] == '/') {
        return strncmp(path, root, strlen(root)) == 0;
    }
    return folder == AT_FDCWD || (folder >= 0 && folder < (int)sizeof is_tracked && is_tracked[folder]);
}

static bool is_our_number(int descriptor) {
    return descriptor > 2 && descriptor < (int)sizeof is_tracked && is_tracked[descriptor];
}

static void track(int descriptor, bool is_ours) {
    if (descriptor >= 0 && descriptor < (int)sizeof is_tracked) {
        is_tracked[descriptor] = is_ours;
    }
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

__attribute__((destructor)) static void report(void) {
    const char *path = getenv("FAULT_COUNTS");
    if (path == NULL || number("FAULT_AT") != 0) {
        return;
    }
    FILE *file = fopen(path, "w");
    for (int call = 0; file != NULL && call < call_count; call++) {
        fprintf(file, "%s %ld\n", calls[call], counts[call]);
    }
    if (file != NULL) {
        fclose(file);
    }
}

// MARK: Opening

static int open_at(int folder, const char *path, int flags, mode_t mode) {
    bool ours = is_ours(folder, path);
    if (ours && fails(call_open)) {
        return -1;
    }
    int descriptor = REAL(openat)(folder, path, flags, mode);
    track(descriptor, ours);
    return descriptor;
}

#define MODE_ARGUMENT(last) \
    va_list arguments; \
    va_start(arguments, last); \
    mode_t mode = (last & (O_CREAT | O_TMPFILE)) != 0 ? va_arg(arguments, mode_t) : 0; \
    va_end(arguments)

int open(const char *path, int flags, ...) {
    MODE_ARGUMENT(flags);
    return open_at(AT_FDCWD, path, flags, mode);
}

int open64(const char *path, int flags, ...) {
    MODE_ARGUMENT(flags);
    return open_at(AT_FDCWD, path, flags, mode);
}

int openat(int folder, const char *path, int flags, ...) {
    MODE_ARGUMENT(flags);
    return open_at(folder, path, flags, mode);
}

int openat64(int folder, const char *path, int flags, ...) {
    MODE_ARGUMENT(flags);
    return open_at(folder, path, flags, mode);
}

int close(int descriptor) {
    bool ours = is_our_number(descriptor);
    track(descriptor, false);
    int result = REAL(close)(descriptor);
    return ours && fails(call_close) ? -1 : result;
}

// MARK: Bytes

ssize_t read(int descriptor, void *buffer, size_t count) {
    return is_our_number(descriptor) && fails(call_read) ? -1 : REAL(read)(descriptor, buffer, count);
}

ssize_t write(int descriptor, const void *buffer, size_t count) {
    if (!is_our_number(descriptor)) {
        return REAL(write)(descriptor, buffer, count);
    }
    if (half_is_taken) {
        errno = (int)number("FAULT_ERRNO");
        return -1;
    }
    if (!fails(call_write)) {
        return REAL(write)(descriptor, buffer, count);
    }
    if (number("FAULT_HALF") != 0 && count > 1) {
        half_is_taken = true;
        return REAL(write)(descriptor, buffer, count / 2);
    }
    return -1;
}

// MARK: Files and folders

int fstat(int descriptor, struct stat *status) {
    return is_our_number(descriptor) && fails(call_stat) ? -1 : REAL(fstat)(descriptor, status);
}

int fstatat(int folder, const char *path, struct stat *status, int flags) {
    return is_ours(folder, path) && fails(call_stat) ? -1 : REAL(fstatat)(folder, path, status, flags);
}

int fchmod(int descriptor, mode_t mode) {
    return is_our_number(descriptor) && fails(call_chmod) ? -1 : REAL(fchmod)(descriptor, mode);
}

struct dirent *readdir(DIR *folder) {
    return fails(call_list) ? NULL : REAL(readdir)(folder);
}

int mkdir(const char *path, mode_t mode) {
    return is_ours(AT_FDCWD, path) && fails(call_mkdir) ? -1 : REAL(mkdir)(path, mode);
}

int mkdirat(int folder, const char *path, mode_t mode) {
    return is_ours(folder, path) && fails(call_mkdir) ? -1 : REAL(mkdirat)(folder, path, mode);
}

int rename(const char *from, const char *to) {
    return is_ours(AT_FDCWD, to) && fails(call_rename) ? -1 : REAL(rename)(from, to);
}

int renameat(int old, const char *from, int new, const char *to) {
    return is_ours(new, to) && fails(call_rename) ? -1 : REAL(renameat)(old, from, new, to);
}
