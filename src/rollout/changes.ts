import { counted, shortened } from "../action/wording.ts";

/** One change of a plan. Null means absent. Of a secret, both sides are words, never its value. */
export interface Change {
  path: string;
  before: unknown;
  after: unknown;
}

const SECRETS = "secrets.";
const MOST_LINE_CHARACTERS = 300;
const MOST_COLUMN_CHARACTERS = 24;
const DIGEST = /^(.*)(@sha256:[0-9a-f]{12})[0-9a-f]{52}$/;

/** The name of what changes, as the inputs have it. */
function nameOf({ path }: Change): string {
  if (path.startsWith(SECRETS)) return `secret ${path.slice(SECRETS.length)}`;
  return path.replace(/^source_(revision_)?config\.(resource_spec\.)?/, "");
}

function shown(value: unknown): string {
  if (typeof value === "number") return value.toLocaleString("en-US");
  if (typeof value === "string" && !/[\n\r]/.test(value)) return value.replace(DIGEST, "$1$2…");
  return JSON.stringify(value, null, 1).replace(/\n */g, " ");
}

/** The name of an image says nothing where it stays. */
function changed(before: unknown, after: unknown): string {
  const [from, to] = [shown(before), shown(after)];
  const isSameName = DIGEST.exec(String(before))?.[1] === DIGEST.exec(String(after))?.[1];
  const name = /^.*(?=@sha256:)/;
  return isSameName ? `${from.replace(name, "…")} → ${to.replace(name, "…")}` : `${from} → ${to}`;
}

function difference({ path, before, after }: Change): [sign: string, text: string] {
  const isSecret = path.startsWith(SECRETS);
  if (before === null) return ["+", isSecret ? "" : shown(after)];
  if (after === null) return ["-", shown(before)];
  if (after === "(removed)" || after === "(changed)" || isSecret)
    return [after === "(removed)" ? "-" : "~", String(after).replace(/[()]/g, "")];
  return ["~", changed(before, after)];
}

/** A plan as lines: `+` added, `-` removed, `~` changed. */
export function changeLines(changes: readonly Change[]): string[] {
  const widest = Math.max(0, ...changes.map((change) => nameOf(change).length));
  const width = Math.min(widest, MOST_COLUMN_CHARACTERS);
  return changes.map((change) => {
    const [sign, text] = difference(change);
    const line = `${sign} ${nameOf(change).padEnd(width)}  ${text}`.trimEnd();
    return shortened(line, MOST_LINE_CHARACTERS);
  });
}

/** How much a plan changes: `6 changes, a new revision`. */
export function changesInWords(changes: readonly Change[], hasRevision: boolean): string {
  const count = changes.length === 0 ? "no change" : counted(changes.length, "change");
  return `${count}, ${hasRevision ? "a new revision" : "no new revision"}`;
}

/** Hides the variables of containers: they may contain secrets that are not masked. */
export function concealed(value: unknown): unknown {
  const json = JSON.stringify(value, (_, member: unknown) => {
    const isVariable =
      typeof member === "object" && member !== null && "name" in member && "value" in member;
    return isVariable ? { ...member, value: "(hidden)" } : member;
  });
  return JSON.parse(json ?? "null");
}
