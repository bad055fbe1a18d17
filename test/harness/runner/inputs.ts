import type { DeclaredInput } from "./manifest.ts";

export interface ResolvedInputs {
  /** Given inputs first, under the given names, then the defaults. */
  values: Map<string, string>;
  warnings: string[];
}

/** `required` is ignored, like by the runner. `github` is the context for defaults. */
export function resolveInputs(
  declared: readonly DeclaredInput[],
  given: Readonly<Record<string, string>>,
  github: Readonly<Record<string, string>>,
): ResolvedInputs {
  const names = declared.map((input) => input.name);
  const deprecated = declared.flatMap(({ name, deprecation }) => {
    if (deprecation === undefined || !isAmong(name, Object.keys(given))) return [];
    return [`Input '${name}' has been deprecated with message: ${deprecation}`];
  });
  const unexpected = Object.keys(given).filter((name) => !isAmong(name, names));
  const defaults = declared
    .filter((input) => !isAmong(input.name, Object.keys(given)))
    .map((input): [string, string] => [input.name, evaluated(input.default, github)]);
  return {
    values: new Map([...Object.entries(given), ...defaults]),
    warnings:
      unexpected.length === 0 ? deprecated : [...deprecated, unexpectedWarning(unexpected, names)],
  };
}

function isAmong(name: string, names: readonly string[]): boolean {
  return names.some((other) => other.toLowerCase() === name.toLowerCase());
}

function unexpectedWarning(unexpected: readonly string[], names: readonly string[]): string {
  return `Unexpected input(s) '${unexpected.join("', '")}', valid inputs are ['${names.join("', '")}']`;
}

function evaluated(template: string, github: Readonly<Record<string, string>>): string {
  return template.replace(/\$\{\{(.*?)\}\}/gs, (expression, inner: string) => {
    const [, property] = /^\s*github\.(\w+)\s*$/.exec(inner) ?? [];
    if (property === undefined)
      throw new Error(`This model of the runner cannot evaluate ${expression}`);
    return github[property] ?? "";
  });
}

export function inputVariables(values: ReadonlyMap<string, string>): Record<string, string> {
  return Object.fromEntries(
    [...values].map(([name, value]) => [`INPUT_${name.replaceAll(" ", "_").toUpperCase()}`, value]),
  );
}
