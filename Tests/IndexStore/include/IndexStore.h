/// The compiler's index of a build, read through the toolchain's own library.
#pragma once

#include <stddef.h>

/// Text that is not NUL-terminated.
typedef struct IndexText {
    const char *start;
    size_t count;
} IndexText;

/// A place in a source file that uses a declaration, whether it names it or not.
typedef struct IndexUse {
    IndexText file;
    /// What tells the declaration from all others, overloads included (unified symbol resolution).
    IndexText identifier;
    /// Both count from 1; columns are bytes.
    unsigned line, column;
} IndexUse;

/// Reads every use in the files of a build, in no particular order. What is passed on lives until `body`
/// returns.
///
/// - Parameters:
///   - library: The path of the toolchain's libIndexStore.
///   - store: The path of the index.
///   - context: Passed to `body`.
/// - Returns: `NULL`, or what went wrong: text that the caller frees.
char *IndexStoreRead(
    const char *library, const char *store, void *context, void (*body)(void *context, const IndexUse *use));
