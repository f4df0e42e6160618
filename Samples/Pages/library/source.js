/** Invented source code in syntax colours. */
const Source = (() => {
  const names = "total harbour offset lines queue tide parse result berth cargo signal pilot depth anchor".split(" ");
  const types = "Harbour Tide Berth Queue Signal Cargo Chart".split(" ");

  // A word in small letters after a dollar sign is a name by chance; $T is a type, $0 a number.
  const languages = {
    swift: { end: "swift", mark: "//", blocks: [
      [
        "struct $T: Sendable {", "    let $a: Int", "    var $b: [$T] = []", "",
        "    func $c(_ $d: Int) -> Bool {", "        $d > $a && !$b.isEmpty", "    }", "}",
      ],
      [
        "// $a of $b before $c, $0 at most", "func $a($b: $T) throws -> Int {",
        "    guard let $c = $b.first else { return $0 }", "    for $d in $c.$a where $d != $0 {",
        "        $b.append(\"$c $d\", at: $0)", "    }", "    return $c.count", "}",
      ],
      ["extension $T {", "    var $a: Double { Double($b) / $0.5 }", "}"],
    ] },
    javascript: { end: "js", mark: "//", blocks: [
      [
        "import { $a, $b } from \"./$c.js\";", "", "export async function $c($a, { $d = $0 } = {}) {",
        "  const $b = await fetch(`/$a/${$d}`);", "  if (!$b.ok) throw new Error(\"no $a\");",
        "  return $b.json();", "}",
      ],
      [
        "// $a the $b, then $c", "const $a = [$0, $0, $0].map(($b) => $b * $0);", "$a.forEach(($c) => {",
        "  $d.push({ $c, $b: null });", "});",
      ],
      ["class $T extends $T {", "  #$a = $0;", "  get $a() { return this.#$a; }", "}"],
    ] },
    python: { end: "py", mark: "#", blocks: [
      [
        "from $a import $b, $c", "", "def $a($b, $c=$0):", "    # $d by $c",
        "    return [$d + $0 for $d in $b if $d > $c]",
      ],
      [
        "class $T($T):", "    def __init__(self, $a: int = $0) -> None:", "        self.$a = $a",
        "        self.$b = {\"$c\": $0, \"$d\": None}",
      ],
      ["with open(\"$a.txt\") as $b:", "    for $c in $b:", "        print(f\"{$c}: {$a($c)}\")"],
    ] },
    json: { end: "json", mark: "//", blocks: [
      [
        "{", "  \"$a\": \"$b-$c\",", "  \"$d\": [$0, $0, $0],", "  \"$b\": { \"$c\": true, \"$a\": null },",
        "  \"version\": \"$0.2.0\"", "}",
      ],
    ] },
    shell: { end: "sh", mark: "#", blocks: [
      ["# $a once, then $b", "$ $a install $b --$c=$0", "$ $a run --verbose | grep -v \"$d\""],
    ] },
  };
  const keywords = new Set(
    ("struct let var func guard else return for in where throws extension import export async function const await if "
      + "throw new class extends get from def with as open None null true self this case").split(" "));
  const token = /(\/\/.*|#(?![\w]).*)|("[^"]*"|`[^`]*`)|(\b\d[\d.]*\b)|([A-Za-z_]\w*)|([^\s\w]+)|(\s+)/g;
  const safe = (code) => code.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

  /** One line of code as markup. */
  function colored(line, palette) {
    return [...line.matchAll(token)].map(([all, comment, string, number, word, sign], i, every) => {
      const called = word && every[i + 1]?.[0].startsWith("(");
      const color = comment ? palette.comment : string ? palette.string : number ? palette.number
        : keywords.has(word) ? palette.keyword : /^[A-Z]/.test(word ?? "") ? palette.type
        : called ? palette.call : sign ? palette.sign : null;
      return color ? span(`color:${color}`, safe(all)) : safe(all);
    }).join("");
  }

  /** The colours of each kind of word on a ground: some quiet themes fail with comments, some with more. */
  function palette(s, ground) {
    const hues = s.random.shuffled(["#c678dd", "#61afef", "#98c379", "#d19a66", "#e06c75", "#56b6c2"]);
    const ink = s.dark ? "#dcdfe4" : "#24292e";
    const of = (i) => hued(ground, s.anyRatio(0.18), hues[i]);
    return {
      ink, keyword: of(0), call: of(1), string: of(2), number: of(3), type: of(4),
      comment: Colors.shade(ground, s.random.pick([2.4, 3.3, 3.9, 5.5]), ink),
      sign: s.random.chance(0.6) ? hued(ground, s.anyRatio(), hues[5]) : ink,
    };
  }

  /** At least so many lines of code in a language, without colours. */
  function code(s, language, count) {
    const lines = [];
    while (lines.length < count) {
      const known = {};
      const fresh = () => s.random.pick(names.filter((n) => !Object.values(known).includes(n)));
      const written = (line) => line.replaceAll("$T", () => s.random.pick(types))
        .replaceAll("$0", () => s.random.int(2, 640))
        .replaceAll(/\$([a-d])\b/g, (_, k) => (known[k] ??= fresh()));
      if (lines.length) lines.push("");
      lines.push(...s.random.pick(languages[language].blocks).map(written));
    }
    return lines;
  }

  const mono = ["Liberation Mono", "DejaVu Sans Mono", "Noto Sans Mono"];
  const file = (s, language) => `${s.random.pick(names)}.${languages[language].end}`;
  return { code, colored, palette, mono, file, names, languages: Object.keys(languages) };
})();
