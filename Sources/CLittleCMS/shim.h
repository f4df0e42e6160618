#pragma once
#include <lcms2.h>

// Swift does not import lcms2's function-like macros; these are their values under names of their own.

static const cmsUInt32Number cmsFormatRGBDouble = TYPE_RGB_DBL;
static const cmsUInt32Number cmsFormatGrayDouble = TYPE_GRAY_DBL;
static const cmsUInt32Number cmsFormatRGBA8 = TYPE_RGBA_8;
static const cmsUInt32Number cmsFormatRGBA16 = TYPE_RGBA_16;
