// Undoing the filters of rows (PNG, third edition, 9.2), pixel by pixel where libpng goes byte by byte.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Undoes the filter of a row and spreads it to four samples a pixel.
///
/// @param filter The type of the filter, 0 to 4.
/// @param source The filtered bytes; behind the last there is room to read for 8 more.
/// @param above The row above as this made it, or zeros.
/// @return false where there is no such filter.
bool row_filters_undo_rgb8(uint8_t filter, const uint8_t *source, const uint8_t *above, uint8_t *row, size_t width);
bool row_filters_undo_rgba8(uint8_t filter, const uint8_t *source, const uint8_t *above, uint8_t *row, size_t width);
/// Samples stay in the byte order of the file.
bool row_filters_undo_rgba16(uint8_t filter, const uint8_t *source, const uint8_t *above, uint8_t *row, size_t width);
