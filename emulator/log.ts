import { inspect } from "node:util";
import type { RecordedRequest } from "./server/requests.ts";

const escapeUnit = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** Makes text of a request safe for terminals and workflow logs. */
const escapeControls = (text: string) =>
  text.replace(/[\p{C}\p{Zl}\p{Zp}]|#(?=#\[)/gu, (character) =>
    character.split("").map(escapeUnit).join(""),
  );

/** Logs a request on one line; `status` is undefined if it got no HTTP response. */
export function logRequest(
  { method, path, committed, faults }: RecordedRequest,
  status: number | undefined,
): void {
  const notes = [...(committed ? ["committed"] : []), ...faults.map((kind) => `fault:${kind}`)];
  console.log([method, escapeControls(path), status ?? "-", ...notes].join(" "));
}

/** Logs an error, whose message may quote a request. */
export function logError(error: unknown): void {
  console.error(inspect(error).split("\n").map(escapeControls).join("\n  | "));
}
