#include "CPeers.h"

#include <png.h>
#include <stdlib.h>

bool PeerLibPNGDecode(const char *path) {
    FILE *volatile file = fopen(path, "rb");
    if (!file) return false;
    png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
    png_infop info = png_create_info_struct(png);
    png_bytep volatile pixels = NULL;
    png_bytepp volatile rows = NULL;
    volatile bool done = false;
    if (!setjmp(png_jmpbuf(png))) {
        png_init_io(png, file);
        png_read_info(png, info);
        png_set_expand(png);
        png_set_strip_16(png);
        png_set_gray_to_rgb(png);
        png_set_filler(png, 0xff, PNG_FILLER_AFTER);
        png_read_update_info(png, info);
        size_t stride = png_get_rowbytes(png, info);
        png_uint_32 height = png_get_image_height(png, info);
        pixels = malloc(stride * height);
        rows = malloc(sizeof(png_bytep) * height);
        for (png_uint_32 y = 0; y < height; y++) rows[y] = pixels + stride * y;
        png_read_image(png, rows);
        png_read_end(png, NULL);
        done = true;
    }
    free(rows);
    free(pixels);
    png_destroy_read_struct(&png, &info, NULL);
    fclose(file);
    return done;
}
