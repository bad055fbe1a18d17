import { parseJson } from "../../src/service/client/http/error-body.ts";
import type { RunResult } from "../harness/runner/runner.ts";
import type { StageResult } from "../harness/runner/stage.ts";
import { coreOf, ENCODINGS } from "./hidden/representations.ts";

const PEM = [
  "-----BEGIN CANARY KEY-----",
  "MIIEcanaryLineOneAbCdEfGhIjKlMnOpQrStUvWxYz0123456789+/abcdefghi",
  "MIIEcanaryLineTwoZyXwVuTsRqPoNmLkJiHgFeDcBa9876543210/+ihgfedcba",
  "-----END CANARY KEY-----",
].join("\n");

/** Secrets of every kind that an action handles, by origin; in `secrets` also by kind. */
export const CANARIES = {
  api_key: `canary-key"'<b>&\\-0123456789`,
  bearer_token: "canary.bearer/+token==~!()",
  "secrets: name": `canary "quoted" <img src=x> & it's \\ 50% ünï·漢😀 end`,
  "secrets: key": PEM,
  "secrets: short lines": "usr: änn\npin: 97\n  sum: <&>",
  "secrets: form": "canary/4cCz0PqT7mW2bRkX9sLd",
  "secrets: short": "canary42",
  "secrets: address": "dsn://u:cy@h",
  secrets_from_env: "canary from the environment: $HOME `id` %0A ::error::x",
  secrets_file: "canary 'in a file' # with {braces} and spaces",
  smoke_test_token: "canary-token-for-the-agent-server==",
  resource_spec: "canary-in-a-variable-of-a-container",
  deployment: "canary-only-the-service-knows-4711",
  access_key_id: "AKIACANARYOFABUCKET42",
  secret_access_key: "bucket-canary/Wj3+secret/kEy=0123456789",
  session_token: "IQoJcanary//of-a-session+token==",
};

export type Origin = keyof typeof CANARIES;

/** The texts that disclose a canary: its whole value, or one of its longer lines. */
const needlesIn = (canary: string) => [
  canary,
  ...(canary.includes("\n") ? canary.split("\n").filter(({ length }) => length >= 8) : []),
];

const NEEDLES = Object.entries(CANARIES).flatMap(([origin, canary]) =>
  Object.entries(ENCODINGS).flatMap(([encoding, write]) =>
    needlesIn(canary)
      .map(write)
      .map((encodedText) => ({
        origin,
        name: `${origin} as ${encoding}`,
        encodedText,
        text: coreOf(encoding, encodedText).toLowerCase(),
      })),
  ),
);

/** The canaries of these origins in every encoding, as a hostile service might quote them. */
export function quotesOf(origins: readonly string[] = Object.keys(CANARIES)): string[] {
  const needles = NEEDLES.filter(({ origin }) => origins.includes(origin));
  return [...new Set(needles.map(({ encodedText }) => `got ${encodedText} instead`))];
}

/** A text and, if it is JSON, the strings that `fromJSON` gives a workflow. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value, ...textsIn(parseJson(value))];
  if (typeof value !== "object" || value === null) return [];
  return [...Object.keys(value), ...Object.values(value).flatMap(textsIn)];
}

/**
 * The texts of a step that people, later steps or GitHub read. The lines that register masks are
 * read by the runner alone.
 */
export function channelsOf(result: StageResult): Record<string, string> {
  return {
    raw: result.raw.replace(/^::add-mask::.*$/gm, ""),
    log: result.log,
    summary: result.summary,
    outputs: Object.values(result.outputs).flatMap(textsIn).join("\n"),
    state: Object.values(result.state).join("\n"),
    environment: result.exportedEnv,
    annotations: result.annotations
      .map(({ title, file, message }) => [title, file, message].join("\n"))
      .join("\n"),
  };
}

/** The channels that show a canary, with the origin and the encoding of the canary. */
export function leaksIn(result: RunResult, otherChannels: Record<string, string> = {}): string[] {
  const stages = [result, ...(result.post === undefined ? [] : [result.post])];
  const channels = [...stages.map(channelsOf), otherChannels];
  return (
    channels
      .flatMap((texts) => Object.entries(texts))
      // An action may change the case of a text.
      .map(([channel, text]) => ({ channel, text: text.toLowerCase() }))
      .flatMap(({ channel, text }) =>
        NEEDLES.filter((needle) => text.includes(needle.text)).map(
          ({ name }) => `${channel}: ${name}`,
        ),
      )
  );
}
