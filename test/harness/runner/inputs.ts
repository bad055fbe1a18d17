import type { DeclaredInput } from "./manifest.ts";

export interface ResolvedInputs {
  /** The inputs by the names that the step uses, then the defaults. */
  values: Record<string, string>;
  warnings: string[];
}

/** Resolves inputs like the runner, which ignores `required`. Defaults may refer to `github`. */
export function resolveInputs(
  declarations: readonly DeclaredInput[],
  stepInputs: Readonly<Record<string, string>>,
  github: Readonly<Record<string, string>>,
): ResolvedInputs {
  const names = declarations.map((input) => input.name);
  const unexpectedNames = Object.keys(stepInputs).filter((name) => !includesName(name, names));
  const defaults = declarations
    .filter((input) => !includesName(input.name, Object.keys(stepInputs)))
    .map((input): [string, string] => [input.name, evaluateDefault(input.default, github)]);
  return {
    values: { ...stepInputs, ...Object.fromEntries(defaults) },
    warnings: unexpectedNames.length === 0 ? [] : [unexpectedWarning(unexpectedNames, names)],
  };
}

function includesName(name: string, names: readonly string[]): boolean {
  return names.some((other) => other.toLowerCase() === name.toLowerCase());
}

function unexpectedWarning(unexpectedNames: readonly string[], names: readonly string[]): string {
  return `Unexpected input(s) '${unexpectedNames.join("', '")}', valid inputs are ['${names.join("', '")}']`;
}

function evaluateDefault(template: string, github: Readonly<Record<string, string>>): string {
  return template.replace(/\$\{\{(.*?)\}\}/gs, (expression, inner: string) => {
    const [, property] = /^\s*github\.(\w+)\s*$/.exec(inner) ?? [];
    if (property === undefined)
      throw new Error(`This model of the runner cannot evaluate ${expression}`);
    return github[property] ?? "";
  });
}

export const inputVariables = (inputs: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(inputs).map(([name, value]) => [
      `INPUT_${name.replaceAll(" ", "_").toUpperCase()}`,
      value,
    ]),
  );
