import { findSimilar } from "../src/inputs/similar.ts";

interface ParsedArguments {
  /** The values by input. */
  inputs: Record<string, string>;
  /** The inputs whose values are in the arguments, where other processes can read them. */
  exposedNames: string[];
  /** One sentence each. No argument is quoted: it may be a credential. */
  problems: string[];
}

/** cmd.exe does not remove single quotes. */
const removeQuotes = (arg: string) => arg.replace(/^'(.*)'$/s, "$1");

/** The text, or the value of the environment variable if it is `$NAME`. */
function readValue(text: string, env: NodeJS.ProcessEnv): string | undefined {
  const [, name] = /^\$([A-Za-z_]\w*)$/.exec(text) ?? [];
  return name === undefined ? text : env[name];
}

/** Parses the arguments of a command, each `input=value` or `input=$NAME`. */
export function parseArguments(
  args: readonly string[],
  names: readonly string[],
  env: NodeJS.ProcessEnv,
): ParsedArguments {
  const inputs: Record<string, string> = {};
  const exposedNames: string[] = [];
  const problems: string[] = [];
  for (const [index, arg] of args.map(removeQuotes).entries()) {
    const [name = ""] = arg.split("=", 1);
    const text = arg.slice(name.length + 1);
    const value = readValue(text, env);
    if (!names.includes(name) || name === arg) {
      const [closest] = findSimilar(name, names);
      const hint = closest === undefined ? "" : `: did you mean ${closest}=…?`;
      problems.push(
        `argument ${index + 1} must be input=value, where input is one that --help lists${hint}`,
      );
    } else if (name in inputs) problems.push(`${name} is written twice: keep one`);
    else if (value === undefined)
      problems.push(`${name} names an environment variable that is not set`);
    else {
      inputs[name] = value;
      if (value === text) exposedNames.push(name);
    }
  }
  return { inputs, exposedNames, problems };
}
