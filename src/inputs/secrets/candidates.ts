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
export function secretCandidates(text: string): string[] {
  const json = parsedJson(text);
  if (typeof json === "object" && json !== null) return distinct(leavesOf(json));
  const { entries, flaws } = readSecretLines(text);
  const values = entries.map(({ value }) => value);
  return distinct(flaws.length === 0 ? values : [...values, ...suspectsOf(text)]);
}

// Each value is masked trimmed as well, because a program that prints it may trim it.
function distinct(values: string[]): string[] {
  return [...new Set(values.flatMap((value) => [value, value.trim()]))].filter(
    (value) => value.trim() !== "",
  );
}
