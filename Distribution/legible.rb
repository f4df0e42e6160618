class Legible < Formula
  desc "Check whether everyone can read a screen: contrast of screenshots and palettes"
  homepage "@HOME@"
  url "@HOME@/releases/download/v@VERSION@/legible-@VERSION@.tar.gz"
  sha256 "@CHECKSUM@"
  license "Apache-2.0"

  depends_on "pkgconf" => :build
  depends_on xcode: ["26.0", :build]
  depends_on "libpng"
  depends_on "little-cms2"

  uses_from_macos "swift" => :build
  uses_from_macos "zlib"

  def install
    arguments = OS.mac? ? ["--disable-sandbox"] : ["--static-swift-stdlib"]
    system "swift", "build", *arguments, "-c", "release", "--product", "legible"
    bin.install ".build/release/legible"
    generate_completions_from_executable(bin/"legible", "--generate-completion-script")
  end

  test do
    assert_match "8.59", shell_output("#{bin}/legible contrast '#0000FF' white")
    (testpath/"tokens.css").write ":root { --text: #777; --background: #fff; }"
    assert_match "4.47", shell_output("#{bin}/legible palette #{testpath}/tokens.css --format json")
  end
end
