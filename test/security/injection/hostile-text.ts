import fc from "fast-check";

const ESC = "\u001b";

/* Texts that are syntax for runners, terminals, Markdown or HTML. */

const COMMANDS = [
  ...["::error::x", "::add-mask::a", "::set-output name=x::y", "::stop-commands::x", "::debug::x"],
  ...["::warning title=a,file=b::c", "##[error]x", "##[set-env name=NODE_OPTIONS]x", "##[group]"],
  ...["##[command]x", "::", "##[", "]", "error", "add-mask", " name=x"],
  ...["%0A", "%25", "<<EOF", "EOF"],
];
const BREAKS = [
  ...["\n", "\r", "\r\n", "\n\n", "\u000b", "\f", "\u0085", "\u2028", "\u2029"],
  ...["\t", "    ", " "],
];
const INVISIBLE = [
  ...["\u200b", "\u00ad", "\ufeff", "\u202e", "\u2066", "\u0000", "\ud800", "\udc00"],
  ...["\u{e0041}", "\u034f", "\u115f"],
];
const TERMINAL = [
  ...[`${ESC}[31m`, `${ESC}]8;;https://evil.example\u0007`, `${ESC}[2J`],
  ...["\u009b31m", "\b", "\u007f"],
];
const MARKDOWN = [
  ...["# ", "- ", "> ", "1. ", "```", "~~~", "***", "---", "===", "|", "|-|"],
  ...["\\", "`", "*", "_", "~~", "[^1]", "[^1]: x", "$x$"],
  ...["[a](https://evil.example)", "![a](https://evil.example/x.png)", "<https://evil.example>"],
  ...["[a]: https://evil.example", "[a]", "https://evil.example", "www.evil.example"],
  ...["mailto:a@evil.example", "a@evil.example", "@somebody", "#1", ":tada:"],
];
const HTML = [
  ...["<", ">", "&", '"', "'", "<!--", "-->", "<![CDATA[", "<?", "<!x", "</", "/>"],
  ...["&lt;", "&#60;", "&#x3c;", "&amp;lt;", "<a href=x>", "<img src=x onerror=y>", "<script>"],
  ...["</script>", "<style>", "<svg onload=x>", "<h1>", "<details open>", "</td>", "</table>"],
  ...["</pre>", "</code>", "</p>", "</h2>", "<br>", "<pre>", "<textarea>", "<iframe srcdoc=x>"],
  "<plaintext>",
];

const piece = fc.oneof(
  fc.constantFrom(...COMMANDS),
  fc.constantFrom(...BREAKS),
  fc
    .tuple(fc.constantFrom(...BREAKS), fc.constantFrom(...COMMANDS, ...MARKDOWN))
    .map((parts) => parts.join("")),
  fc.constantFrom(...INVISIBLE, ...TERMINAL),
  fc.constantFrom(...MARKDOWN),
  fc.constantFrom(...HTML),
  fc.constantFrom(":", "#", "[", "!", "(", ")"),
  fc.string({ unit: "binary", maxLength: 6 }),
);

/** Text that an attacker may put into a message, a name or a status. */
export const hostileText = fc.array(piece, { maxLength: 14 }).map((parts) => parts.join(""));
