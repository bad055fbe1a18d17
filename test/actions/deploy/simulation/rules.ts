import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";

/** A rule of recognition or patience, and how the sources read without it. */
export interface Rule {
  name: string;
  /** Below `src`. */
  file: string;
  /** What stands there, once. */
  from: string;
  to: string;
}

const urlOf = ({ file }: Rule) => new URL(`../../../../src/${file}`, import.meta.url);

/** The source without the rule. Throws if the rule is not there as it is described. */
export function withoutRule(rule: Rule): string {
  const text = readFileSync(urlOf(rule), "utf8");
  if (text.split(rule.from).length !== 2)
    throw new Error(`${rule.file} does not have, once: ${rule.from}`);
  return text.replace(rule.from, () => rule.to);
}

/** Modules that are imported from now on in this thread are without the rule. */
export function takeOut(rule: Rule): void {
  const source = withoutRule(rule);
  const { href } = urlOf(rule);
  registerHooks({
    load: (url, context, next) =>
      url === href
        ? { format: "module-typescript", source, shortCircuit: true }
        : next(url, context),
  });
}
