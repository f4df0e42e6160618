/** The home screen of a ferry app that does not exist: handsome, and hard to read in places, as real ones are. */
families.ferry = (s) => {
  const ink = "#0c2233";
  const sea = "#0b6e8f";
  const white = "#ffffff";
  const hero = box(
    "position:relative;margin:0 16px 16px;height:232px;border-radius:20px;overflow:hidden",
    photo(s.random, `width:${s.width - 32}px;height:232px`, "sea", { grain: 0, dim: 0.8 }),
    column(
      "position:absolute;inset:16px;align-items:flex-start",
      text(
        11,
        700,
        white,
        "BOARDING",
        "background:#b3261e;border-radius:6px;padding:3px 8px;letter-spacing:.6px",
      ),
      grow,
      text(26, 700, white, "Skerry Sound"),
      text(14, 500, "rgba(255,255,255,.6)", "Pier 4 · every 20 minutes"),
    ),
  );
  const departure = (time, name, note, color, line) => row(
    "padding:13px 16px;gap:14px",
    row(
      `width:38px;height:38px;border-radius:12px;justify-content:center;background:${line}`,
      icon("boat", 22, white),
    ),
    column("flex:1;gap:1px", text(16, 600, ink, name), text(13, 400, color, note)),
    column(
      "align-items:flex-end;gap:1px",
      text(17, 600, ink, time, "font-variant-numeric:tabular-nums"),
      text(12, 600, color === "#e08a00" ? color : "#1f7a4d", color === "#e08a00" ? "+6 min" : "on time"),
    ),
  );
  const pass = box(
    "margin:0 16px 16px;padding:14px 16px;border-radius:18px;background:linear-gradient(115deg,#0b6e8f,#0f8a86 55%,#9fe0bd)",
    row(
      "",
      column("gap:2px", text(15, 600, white, "Monthly pass"), text(13, 400, white, "Renews on 4 March")),
      grow,
      column(
        "align-items:flex-end;gap:2px",
        text(22, 700, white, "$48"),
        text(12, 500, white, "12 of 30 days"),
      ),
    ),
    box("height:10px"),
    bar(0.4, white, "rgba(255,255,255,.35)", 5),
  );
  const chip = (label, chosen) => text(
    14,
    600,
    chosen ? white : "#8a9aa6",
    label,
    `padding:7px 14px;border-radius:17px;background:${chosen ? sea : "#e3ebef"}`,
  );
  const tab = (name, label, chosen) => column(
    "flex:1;align-items:center;gap:3px",
    icon(name, 24, chosen ? sea : "#5f727e"),
    text(10, 600, chosen ? sea : "#5f727e", label),
  );
  return box(
    "position:absolute;inset:0;background:#f1f6f8;font-family:Inter",
    s.statusBar(ink, false),
    row(
      "padding:2px 20px 14px",
      column(
        "",
        text(14, 500, "#5b6d78", "Good morning, Ines"),
        text(30, 800, ink, "Tidewater", "line-height:1.15;letter-spacing:-.5px"),
      ),
      grow,
      avatar(42, "#f3b36a", icon("person", 26, "#7a4a12")),
    ),
    hero,
    row("padding:0 16px 14px;gap:8px", chip("Today", true), chip("Tomorrow"), chip("Weekend")),
    box(
      "margin:0 16px 16px;border-radius:18px;background:#ffffff;overflow:hidden",
      departure("08:10", "North Harbour", "Deck 2, bicycles welcome", "#5b6d78", "#0b6e8f"),
      box("height:1px;margin-left:68px;background:#e3ebef"),
      departure("08:25", "Lantern Island", "Delayed by fog", "#e08a00", "#d98324"),
      box("height:1px;margin-left:68px;background:#e3ebef"),
      departure("08:40", "Salt Quay", "Quiet cabin, café open", "#a3b2ba", "#5a55c9"),
    ),
    pass,
    row(
      "position:absolute;left:0;right:0;bottom:0;height:74px;padding-top:9px;box-sizing:border-box;align-items:flex-start;background:#ffffff;border-top:1px solid #e3ebef",
      tab("house", "Home", true),
      tab("tag", "Tickets"),
      tab("pin", "Map"),
      tab("bell", "Notices"),
    ),
  );
};
