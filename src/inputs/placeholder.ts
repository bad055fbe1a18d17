import type { FlawText } from "./problem.ts";
import { quote } from "./quote.ts";

/** Placeholders that nothing has replaced, masks copied from a log, and texts for no value. */
// biome-ignore format: one placeholder, one line
const PLACEHOLDERS: [RegExp, reason: string, fix: string][] = [
  [/\$\{\{(?:(?!\$\{\{).)*?\}\}/, "an expression that was not evaluated", "only GitHub does that"],
  [/\$\{\{[^{}]*\}?$/, "an expression that is not closed", "end it with }}"],
  [/\{\{[^{}]*\}\}/, "a template that was not filled in", "write the value itself"],
  [/(?<![^/:-])<[A-Za-z][\w -]*>/, "a placeholder of an example", "write the value itself"],
  [/\$\([^()\s/]*[\s/][^()]*\)/, "a command that was not run", "run it in an earlier step, and write its output"],
  [/\$([A-Z_]\w*|\{[\w.][^{}]*\}|\([\w.]+\))|%[A-Z_][A-Z\d_]{2,}%/, "a variable that was not expanded", "check its name, and that it is set"],
  [/(?<![^:])((vars|secrets|env)\.[A-Z_][A-Z\d_]*|(steps|needs)\.[\w-]+\.outputs\.[\w-]+|inputs\.\w+|github\.(ref|sha|head_ref)\w*)$/, "an expression without its braces", "write it within ${{ }}"],
  [/^(null|undefined|None|NaN)$/, "what a program prints for no value", "check the step that it comes from"],
  [/\*{3,}/, "what logs show in place of a secret", "write the value itself, or an expression such as ${{ vars.NAME }}"],
];

/**
 * The flaw of a text that contains a placeholder. In a text with an @ only expressions count: the
 * text may be a URL, whose password may look like a placeholder of another kind.
 */
export function checkPlaceholders(text: string): FlawText | undefined {
  for (const [pattern, reason, fix] of PLACEHOLDERS) {
    const [placeholder] = pattern.exec(text) ?? [];
    if (placeholder !== undefined && (placeholder.startsWith("${{") || !text.includes("@")))
      return [`contains ${quote(placeholder)}, ${reason}`, fix];
  }
  return undefined;
}

/** The flaw of a secret that is nothing but a placeholder, without quoting the secret. */
export function checkWholePlaceholder(secret: string): FlawText | undefined {
  const row = PLACEHOLDERS.find(([pattern]) => pattern.exec(secret)?.[0] === secret);
  return row && [`is ${row[1]}`, row[2]];
}
