internal import CLittleCMS

/// The version of the colour engine, for example 2140 for Little CMS 2.14.
public var colorEngineVersion: Int { Int(cmsGetEncodedCMMversion()) }
