#define _GNU_SOURCE
#include "IndexStore.h"

#include <dlfcn.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// What the toolchain's <indexstore/indexstore.h> declares, which no default search path has.
typedef void *Handle;

enum { RecordDependency = 2 };
enum { ReferenceRole = 1 << 2 };

typedef struct Library {
    Handle (*openStore)(const char *path, Handle *error);
    void (*closeStore)(Handle store);
    const char *(*describeError)(Handle error);
    bool (*forEachUnit)(Handle store, unsigned sorted, void *context, bool (*body)(void *, IndexText name));
    Handle (*openUnit)(Handle store, const char *name, Handle *error);
    void (*closeUnit)(Handle unit);
    bool (*unitIsSystem)(Handle unit);
    bool (*forEachDependency)(Handle unit, void *context, bool (*body)(void *, Handle dependency));
    int (*dependencyKind)(Handle dependency);
    bool (*dependencyIsSystem)(Handle dependency);
    IndexText (*dependencyName)(Handle dependency);
    IndexText (*dependencyFile)(Handle dependency);
    Handle (*openRecord)(Handle store, const char *name, Handle *error);
    void (*closeRecord)(Handle record);
    bool (*forEachOccurrence)(Handle record, void *context, bool (*body)(void *, Handle occurrence));
    uint64_t (*roles)(Handle occurrence);
    void (*position)(Handle occurrence, unsigned *line, unsigned *column);
    Handle (*symbol)(Handle occurrence);
    IndexText (*identifier)(Handle symbol);
} Library;

/// A pass over an index, and what ended it early.
typedef struct Pass {
    Library library;
    Handle store;
    IndexText file;
    void *context;
    void (*body)(void *context, const IndexUse *use);
    char *fault;
} Pass;

static char *text(const char *what, const char *why) {
    char *result = NULL;
    return asprintf(&result, "%s: %s", what, why ? why : "no reason given") < 0 ? NULL : result;
}

static bool readOccurrence(void *context, Handle occurrence) {
    Pass *pass = context;
    if (pass->library.roles(occurrence) & ReferenceRole) {
        IndexUse use = {
            .file = pass->file,
            .identifier = pass->library.identifier(pass->library.symbol(occurrence)),
        };
        pass->library.position(occurrence, &use.line, &use.column);
        pass->body(pass->context, &use);
    }
    return true;
}

/// Opens what an index holds under a name.
static Handle openNamed(Pass *pass, Handle (*opener)(Handle, const char *, Handle *), IndexText name) {
    char *path = NULL;
    if (asprintf(&path, "%.*s", (int)name.count, name.start) < 0) { return NULL; }
    Handle error = NULL;
    Handle result = opener(pass->store, path, &error);
    if (!result) { pass->fault = text(path, error ? pass->library.describeError(error) : NULL); }
    free(path);
    return result;
}

static bool readDependency(void *context, Handle dependency) {
    Pass *pass = context;
    const Library *library = &pass->library;
    if (library->dependencyKind(dependency) != RecordDependency) { return true; }
    if (library->dependencyIsSystem(dependency)) { return true; }
    Handle record = openNamed(pass, library->openRecord, library->dependencyName(dependency));
    if (!record) { return false; }
    pass->file = library->dependencyFile(dependency);
    library->forEachOccurrence(record, pass, readOccurrence);
    library->closeRecord(record);
    return true;
}

static bool readUnit(void *context, IndexText name) {
    Pass *pass = context;
    Handle unit = openNamed(pass, pass->library.openUnit, name);
    if (!unit) { return false; }
    if (!pass->library.unitIsSystem(unit)) {
        pass->library.forEachDependency(unit, pass, readDependency);
    }
    pass->library.closeUnit(unit);
    return !pass->fault;
}

char *IndexStoreRead(
    const char *path, const char *store, void *context, void (*body)(void *context, const IndexUse *use)) {
    Handle handle = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (!handle) { return text("libIndexStore", dlerror()); }
    Pass pass = {.context = context, .body = body};
    const struct {
        const char *name;
        void *address;
    } functions[] = {
        {"store_create", &pass.library.openStore},
        {"store_dispose", &pass.library.closeStore},
        {"error_get_description", &pass.library.describeError},
        {"store_units_apply_f", &pass.library.forEachUnit},
        {"unit_reader_create", &pass.library.openUnit},
        {"unit_reader_dispose", &pass.library.closeUnit},
        {"unit_reader_is_system_unit", &pass.library.unitIsSystem},
        {"unit_reader_dependencies_apply_f", &pass.library.forEachDependency},
        {"unit_dependency_get_kind", &pass.library.dependencyKind},
        {"unit_dependency_is_system", &pass.library.dependencyIsSystem},
        {"unit_dependency_get_name", &pass.library.dependencyName},
        {"unit_dependency_get_filepath", &pass.library.dependencyFile},
        {"record_reader_create", &pass.library.openRecord},
        {"record_reader_dispose", &pass.library.closeRecord},
        {"record_reader_occurrences_apply_f", &pass.library.forEachOccurrence},
        {"occurrence_get_roles", &pass.library.roles},
        {"occurrence_get_line_col", &pass.library.position},
        {"occurrence_get_symbol", &pass.library.symbol},
        {"symbol_get_usr", &pass.library.identifier},
    };
    for (size_t index = 0; index < sizeof functions / sizeof functions[0]; index++) {
        char name[64];
        snprintf(name, sizeof name, "indexstore_%s", functions[index].name);
        void *function = dlsym(handle, name);
        if (!function) { return text(name, dlerror()); }
        memcpy(functions[index].address, &function, sizeof function);
    }
    Handle error = NULL;
    pass.store = pass.library.openStore(store, &error);
    if (!pass.store) { return text(store, error ? pass.library.describeError(error) : NULL); }
    pass.library.forEachUnit(pass.store, true, &pass, readUnit);
    pass.library.closeStore(pass.store);
    return pass.fault;
}
