// Profiles and buffers are converted together: who imports this module sees formats and spaces of pixels too.
@_exported public import PixelConversion
