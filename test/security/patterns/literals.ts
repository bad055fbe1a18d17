import { globSync, readFileSync } from "node:fs";

const TOKEN =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\\n])*"|\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/[dgimsuvy]*|[\w$]+|\s+|[\s\S]/y;
/** What is before a division. A template is read as code, which it may contain. */
const OPERAND = /^(?!(?:return|case|typeof)$)[\w$)\]}"]/;

/** The regular expression literals of a text in TypeScript. */
function literalsIn(code: string): RegExp[] {
  const literals: RegExp[] = [];
  const token = new RegExp(TOKEN);
  let before = "";
  for (let found = token.exec(code); found !== null; found = token.exec(code)) {
    const [text] = found;
    const isLiteral = /^\/(?![/*]).+\//.test(text);
    if (isLiteral && OPERAND.test(before)) token.lastIndex = found.index + 1;
    else if (isLiteral) {
      const end = text.lastIndexOf("/");
      literals.push(new RegExp(text.slice(1, end), text.slice(end + 1)));
    }
    if (!/^(\s|\/[/*])/.test(text)) before = text;
  }
  return literals;
}

/** Each distinct regular expression literal of the sources, with the files that have it. */
export const literals: ReadonlyMap<string, { pattern: RegExp; paths: readonly string[] }> = (() => {
  const found = globSync("src/**/*.ts").flatMap((path) =>
    literalsIn(readFileSync(path, "utf8")).map((pattern) => ({ pattern, path })),
  );
  const groups = Map.groupBy(found, ({ pattern }) => String(pattern));
  return new Map(
    [...groups].map(([text, all]) => [
      text,
      { pattern: new RegExp(all[0]?.pattern ?? ""), paths: all.map(({ path }) => path) },
    ]),
  );
})();
