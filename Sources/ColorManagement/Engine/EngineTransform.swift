internal import CLittleCMS

/// A transform of Little CMS together with the context it lives in.
struct EngineTransform: ~Copyable {
    private let handle: cmsHTRANSFORM
    private let context: EngineContext

    /// Joins two profiles for numbers in doubles.
    init(
        from source: ICCProfile, to target: ICCProfile, intent: RenderingIntent, blackPointCompensation: Bool
    ) throws(ColorTransformError) {
        guard let context = EngineContext() else {
            throw ColorTransformError(.rejected, "memory is exhausted")
        }
        handle = try Self.handle(
            from: source, to: target, intent: intent, blackPointCompensation: blackPointCompensation,
            in: context)
        context.seal()
        self.context = context
    }

    // The context goes after this, as a stored value does: the transform must not outlive it.
    deinit { cmsDeleteTransform(handle) }

    /// Converts one colour; a transform from a grey profile reads the first number only.
    func convert(_ color: SIMD3<Double>) -> SIMD3<Double> {
        var input = (color.x, color.y, color.z)
        var output = (0.0, 0.0, 0.0)
        cmsDoTransform(handle, &input, &output, 1)
        return [output.0, output.1, output.2]
    }

    private static func handle(
        from source: ICCProfile, to target: ICCProfile, intent: RenderingIntent, blackPointCompensation: Bool,
        in context: borrowing EngineContext
    ) throws(ColorTransformError) -> cmsHTRANSFORM {
        guard let input = EngineProfile(source.data, in: context),
            let output = EngineProfile(target.data, in: context)
        else { throw ColorTransformError(.rejected, context.complaint) }
        // No cache, so that threads can share the transform; no optimisation, which would round to 16 bits
        // and less.
        let flags = cmsFLAGS_NOCACHE | cmsFLAGS_NOOPTIMIZE
        let compensation = blackPointCompensation ? cmsFLAGS_BLACKPOINTCOMPENSATION : 0
        let created = cmsCreateTransformTHR(
            context.handle, input.handle,
            source.colorModel == .gray ? cmsFormatGrayDouble : cmsFormatRGBDouble,
            output.handle, cmsFormatRGBDouble, cmsUInt32Number(intent.rawValue),
            cmsUInt32Number(flags | compensation))
        guard let created else { throw ColorTransformError(.rejected, context.complaint) }
        return created
    }
}
