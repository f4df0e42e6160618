// Everything in one import.
@_exported public import Annotation
@_exported public import Assets
@_exported public import Audit
@_exported public import ColorManagement
@_exported public import ColorMath
@_exported public import Elements
@_exported public import PNGFiles
@_exported public import PaletteFiles
@_exported public import PixelConversion
@_exported public import Raster
@_exported public import Recognition
@_exported public import Reporting
@_exported public import ScreenReading
@_exported public import Screenshots
@_exported public import Simulation
@_exported public import SystemColors
@_exported public import TextDetection
