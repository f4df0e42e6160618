internal import Screenshots

#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// A page in one file, which may do nothing but what it says: the policy in its head names its style and its
/// script by their digests.
struct HTMLPage {
    /// What the window is called.
    let title: String
    /// The rules of style that the page adds to those of every page.
    let style: String
    /// The script; `nil` for a page that runs nothing.
    var script: String?
    /// Where pictures may come from, as the policy has it; `nil` for a page without any.
    var pictures: String?

    /// The page up to what is on it; the title is escaped here.
    var head: String {
        let style = "\n\(HTMLStyle.base)\n\(self.style)\n"
        var policy = ["default-src 'none'", "style-src \(Self.source(style))"]
        if let script { policy.append("script-src \(Self.source(script))") }
        if let pictures { policy.append("img-src \(pictures)") }
        policy += ["base-uri 'none'", "form-action 'none'"]
        return """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <meta http-equiv="Content-Security-Policy" content="\(policy.joined(separator: "; "))">
            <title>\(title.xmlEscaped)</title>
            <style>\(style)</style>
            </head>
            <body>

            """
    }

    /// The page behind what is on it.
    var tail: String { (script.map { "<script>\($0)</script>\n" } ?? "") + "</body>\n</html>\n" }

    /// The page with some HTML on it.
    func html(_ body: String) -> String { head + body + "\n" + tail }

    /// What names a text within the page (Content Security Policy Level 3, 2.3.1).
    private static func source(_ text: String) -> String {
        "'sha256-\(Data(SHA256.digest(of: Array(text.utf8))).base64EncodedString())'"
    }
}
