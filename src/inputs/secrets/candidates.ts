import type { SecretText } from "../field/credential.ts";
import { isVariableName, type SecretEntry } from "./entry.ts";
import { readSecretLines } from "./lines.ts";

const SHORTEST_LINE = 4;

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function membersOf(node: unknown): unknown[] {
  if (typeof node !== "object" || node === null) return [];
  // A name is no secret. If it were masked, no message could show it.
  return "name" in node && "value" in node
    ? Object.entries(node).flatMap(([key, value]) => (key === "name" ? [] : [value]))
    : Object.values(node);
}

/** All texts and numbers in a JSON value, at any depth. */
function leavesOf(root: object): string[] {
  const leaves: string[] = [];
  const open: unknown[] = [root];
  while (open.length > 0) {
    const node = open.pop();
    if (typeof node === "string" || typeof node === "number") leaves.push(String(node));
    // Not spread into push: the number of arguments is limited.
    for (const member of membersOf(node)) open.push(member);
  }
  return leaves;
}

/** All parts that might be secret values in a text that cannot be parsed. */
function suspectsOf(text: string): string[] {
  const literals = [...text.matchAll(/"(?:[^"\\]|\\.)*"/g)].map(([literal]) => parsedJson(literal));
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const rightHandSides = lines.flatMap((line) =>
    [...line.matchAll(/[=:]\s*(.*)$/g)].map(([, side = ""]) => side),
  );
  return [
    ...literals.filter((literal) => typeof literal === "string"),
    ...rightHandSides,
    ...rightHandSides.map((side) => side.replace(/^["']|["'],?$|,$/g, "")),
    ...lines.filter((line) => line.length >= SHORTEST_LINE),
  ];
}

/** The values to mask in the text of `secrets`, which may be malformed. Never throws. */
export function secretCandidates(text: string): SecretText[] {
  const json = parsedJson(text);
  if (typeof json === "object" && json !== null) return unnamed(leavesOf(json));
  const { entries, flaws } = readSecretLines(text);
  if (flaws.length > 0) return unnamed([...entries.map(({ value }) => value), ...suspectsOf(text)]);
  return entries.filter(({ value }) => value.trim() !== "").map(named);
}

/** The last line of a pasted key may look like a name, such as `abc=`, and is not shown as one. */
function named({ name, value }: SecretEntry): SecretText {
  return isVariableName(name) && !/^=*$/.test(value) ? { name, value } : { value };
}

const unnamed = (values: readonly string[]): SecretText[] =>
  [...new Set(values)].filter((value) => value.trim() !== "").map((value) => ({ value }));
