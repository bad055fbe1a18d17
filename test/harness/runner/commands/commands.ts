export interface Command {
  name: string;
  properties: Record<string, string>;
  data: string;
}

interface Grammar {
  separator: string;
  propertyEscapes: RegExp;
  dataEscapes: RegExp;
}

const COLON_GRAMMAR: Grammar = {
  separator: ",",
  propertyEscapes: /%(0D|0A|3A|2C|25)/g,
  dataEscapes: /%(0D|0A|25)/g,
};
const BRACKET_GRAMMAR: Grammar = {
  separator: ";",
  propertyEscapes: /%(3B|0D|0A|5D|25)/g,
  dataEscapes: /%(3B|0D|0A|5D|25)/g,
};

const PROPERTY = /^=*([^=]+)=+([^=].*)$/s;

// The comparison of the runner, a .NET program, is culture-sensitive and ignores these characters:
// one between two colons does not prevent a command.
const COLON_PAIR = /:[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}]*:/u;
const STARTS_WITH_COLON_PAIR =
  /^[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}]*:[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}]*:/u;

/**
 * Reads `::name k=v,k=v::data` at the start of a line, or else `##[name k=v;k=v]data` anywhere in
 * it. `names` is in lower case.
 */
export function parseCommand(line: string, names: ReadonlySet<string>): Command | undefined {
  return parseColons(line, names) ?? parseBrackets(line, names);
}

function parseColons(line: string, names: ReadonlySet<string>): Command | undefined {
  const text = line.replace(/^\p{White_Space}+/u, "");
  if (!STARTS_WITH_COLON_PAIR.test(text)) return undefined;
  const rest = text.slice(2);
  const end = rest.search(COLON_PAIR);
  if (end < 0) return undefined;
  const [name, properties] = splitHead(rest.slice(0, end));
  return toCommand(
    { name, properties: properties.trim(), data: rest.slice(end + 2) },
    COLON_GRAMMAR,
    names,
  );
}

function parseBrackets(line: string, names: ReadonlySet<string>): Command | undefined {
  const start = line.indexOf("##[");
  const end = line.indexOf("]", start);
  if (start < 0 || end < 0) return undefined;
  const [name, properties] = splitHead(line.slice(start + 3, end));
  return toCommand({ name, properties, data: line.slice(end + 1) }, BRACKET_GRAMMAR, names);
}

function splitHead(head: string): [name: string, properties: string] {
  const space = head.indexOf(" ");
  return space < 0 ? [head, ""] : [head.slice(0, space), head.slice(space + 1)];
}

function toCommand(
  parts: { name: string; properties: string; data: string },
  grammar: Grammar,
  names: ReadonlySet<string>,
): Command | undefined {
  const name = parts.name.toLowerCase();
  if (!names.has(name)) return undefined;
  const pairs = parts.properties.split(grammar.separator).flatMap((text) => {
    const [, key, value] = PROPERTY.exec(text) ?? [];
    return key === undefined || value === undefined
      ? []
      : [[key, unescapeText(value, grammar.propertyEscapes)]];
  });
  return {
    name,
    properties: Object.fromEntries(pairs),
    data: unescapeText(parts.data, grammar.dataEscapes),
  };
}

function unescapeText(text: string, escapes: RegExp): string {
  return text.replace(escapes, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** Names of properties are case-insensitive. */
export function propertyOf(command: Command, name: string): string {
  const key = Object.keys(command.properties).find(
    (key) => key.toLowerCase() === name.toLowerCase(),
  );
  return command.properties[key ?? ""] ?? "";
}
