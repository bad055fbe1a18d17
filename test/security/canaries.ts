import type { RunResult } from "../runner-model/runner.ts";
import type { StageResult } from "../runner-model/stage.ts";
import { SPELLINGS } from "./spellings.ts";

const PEM = [
  "-----BEGIN CANARY KEY-----",
  "MIIEcanaryLineOneAbCdEfGhIjKlMnOpQrStUvWxYz0123456789+/abcdefghi",
  "MIIEcanaryLineTwoZyXwVuTsRqPoNmLkJiHgFeDcBa9876543210/+ihgfedcba",
  "-----END CANARY KEY-----",
].join("\n");

/** Every kind of secret that an action meets, by where it comes from. */
export const CANARIES = {
  api_key: `canary-key"'<b>&\\-0123456789`,
  bearer_token: "canary.bearer/+token==~!*()",
  tenant_id: "canary-tenant-of-the-team",
  secrets: `canary "quoted" <img src=x> & it's \\ 50% ünï·漢😀 end`,
  "secrets, a key": PEM,
  secrets_from_env: "canary from the environment: $HOME `id` %0A ::error::x",
  resource_spec: "canary-in-a-variable-of-a-container",
  "the service": "canary-only-the-service-knows-4711",
};

/** What cannot be told from any other text where others quote it: we must not show it ourselves. */
const NOT_QUOTED = ["resource_spec", "the service"];

/** The first and the last group of Base64 hold what stands around the value. */
const coreOf = (spelling: string, text: string) => (spelling.startsWith("base64") ? text.slice(4, -4) : text);

/** What gives the value of a canary away: the whole, or one of its lines. */
const partsOf = (canary: string) => [canary, ...(canary.includes("\n") ? canary.split("\n") : [])];

const NEEDLES = Object.entries(CANARIES).flatMap(([origin, canary]) =>
  Object.entries(SPELLINGS).flatMap(([spelling, write]) =>
    partsOf(canary)
      .map(write)
      .map((quoted) => ({ origin, name: `${origin} as ${spelling}`, quoted, text: coreOf(spelling, quoted) })),
  ),
);

/** Every canary that we were told is secret, in every spelling, one a line, as an unkind service would quote them. */
export const QUOTES = [
  ...new Set(NEEDLES.filter(({ origin }) => !NOT_QUOTED.includes(origin)).map(({ quoted }) => `got ${quoted} instead`)),
];

/** All of them, two a line, because only so many lines are shown. */
export const QUOTED = QUOTES.map((quote, index) => quote + (index % 2 === 0 ? " " : "\n")).join("");

/** Whatever a person, a later step or GitHub gets to see. The lines that register masks are for the runner alone. */
function channelsOf(result: StageResult): Record<string, string> {
  return {
    raw: result.raw.replace(/^::add-mask::.*$/gm, ""),
    // The header is printed before the action starts.
    log: result.log.slice(result.log.indexOf("##[endgroup]")),
    summary: result.summary,
    outputs: Object.values(result.outputs).join("\n"),
    state: Object.values(result.state).join("\n"),
    environment: Object.values(result.exportedEnv).join("\n"),
    annotations: result.annotations.map(({ title, file, message }) => [title, file, message].join("\n")).join("\n"),
  };
}

/** Where a canary shows, and in which spelling. */
export function leaksIn(result: RunResult): string[] {
  const stages = [result, ...(result.post === undefined ? [] : [result.post])];
  return stages
    .flatMap((stage) => Object.entries(channelsOf(stage)))
    .flatMap(([channel, text]) =>
      NEEDLES.filter((needle) => text.includes(needle.text)).map(({ name }) => `${channel}: ${name}`),
    );
}
