@_exported public import Audit
@_exported public import ColorManagement
@_exported public import ColorMath
@_exported public import Raster
@_exported public import Reporting
@_exported public import Screenshots
@_exported public import Simulation
@_exported public import TextDetection
