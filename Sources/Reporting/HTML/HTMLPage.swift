/// A page in one file, which runs nothing and needs nothing from elsewhere.
struct HTMLPage {
    /// What the window is called.
    let title: String
    /// The rules of style that the page adds to those of every page.
    let style: String

    /// The page up to what is on it; the title is escaped here.
    var head: String {
        """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
        <title>\(title.xmlEscaped)</title>
        <style>
        \(HTMLStyle.base)
        \(style)
        </style>
        </head>
        <body>

        """
    }

    /// The page behind what is on it.
    let tail = "</body>\n</html>\n"

    /// The page with some HTML on it.
    func html(_ body: String) -> String { head + body + "\n" + tail }
}
