public import Foundation

/// What the build that the tests are of has written.
public enum BuildProducts {
    /// The folder of its programs and modules: that of the test bundle.
    public static let folder: URL = {
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
        return (bundle ?? Bundle.main.bundleURL.appending(path: "tests")).deletingLastPathComponent()
    }()
}
