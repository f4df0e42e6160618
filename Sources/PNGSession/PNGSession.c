#include "PNGSession.h"
#include <png.h>
