import { globSync, readFileSync } from "node:fs";

const TOKEN =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\\n])*"|\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/[dgimsuvy]*|[\w$]+|\s+|[\s\S]/y;
/** A part of a template literal, up to its end or an expression. */
const TEMPLATE = /[`}](?:\\[\s\S]|\$(?!\{)|[^\\`$])*(?:`|\$\{)/y;
/** A token before a slash that is a division. */
const OPERAND = /^(?!(?:return|case|typeof)$)[\w$)\]}"`]/;

/** The tokens of a text in TypeScript. */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: a lexer in one loop
function* tokensOf(code: string): Generator<string> {
  /** The number of open braces in each enclosing expression of a template. */
  const depths: number[] = [];
  let previous = "";
  for (let position = 0; position < code.length; ) {
    const isTemplate = code[position] === "`" || (code[position] === "}" && depths.at(-1) === 0);
    const isDivision =
      code[position] === "/" &&
      !/^\/[/*]/.test(code.slice(position, position + 2)) &&
      OPERAND.test(previous);
    const pattern = isTemplate ? TEMPLATE : TOKEN;
    pattern.lastIndex = position;
    const token = isDivision ? "/" : (pattern.exec(code)?.[0] ?? "");
    if (isTemplate && code[position] === "}") depths.pop();
    if (isTemplate && token.endsWith("${")) depths.push(0);
    const change = token === "{" ? 1 : token === "}" ? -1 : 0;
    if (change !== 0 && depths.length > 0) depths.push((depths.pop() ?? 0) + change);
    yield token;
    if (!/^(\s|\/[/*])/.test(token)) previous = isTemplate ? token.slice(-1) : token;
    position += Math.max(token.length, 1);
  }
}

/** The regular expression literals of a text in TypeScript. */
export const literalsIn = (code: string): RegExp[] =>
  [...tokensOf(code)].flatMap((token) => {
    if (!/^\/(?![/*]).+\//.test(token)) return [];
    const end = token.lastIndexOf("/");
    return [new RegExp(token.slice(1, end), token.slice(end + 1))];
  });

/** Each distinct regular expression literal of the sources, with the files that have it. */
export const literals: ReadonlyMap<string, { pattern: RegExp; paths: readonly string[] }> = (() => {
  const occurrences = globSync("src/**/*.ts").flatMap((path) =>
    literalsIn(readFileSync(path, "utf8")).map((pattern) => ({ pattern, path })),
  );
  const groups = Map.groupBy(occurrences, ({ pattern }) => String(pattern));
  return new Map(
    [...groups].map(([text, matches]) => [
      text,
      {
        pattern: new RegExp(matches[0]?.pattern ?? ""),
        paths: matches.map(({ path }) => path),
      },
    ]),
  );
})();
