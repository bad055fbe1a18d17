import { describe, expect, it } from "vitest";
import { CANARIES } from "../security/canaries.ts";
import { flawsOf, hostile } from "./invariants.ts";
import { LIBRARY } from "./library.ts";
import { play, type Seen } from "./play.ts";

describe("a step keeps every rule while each text of its service is hostile", () => {
  it.each(LIBRARY)("%s", async (_, scene) => {
    const seen = await play(await scene(), { credential: CANARIES.api_key, answering: hostile });
    expect(flawsOf(seen)).toEqual([]);
  });
});

describe("the rules", () => {
  const seen = play({ action: "deploy" });
  const sentence = "The same was said here before, word by word.";

  it.each<[rule: string, change: (seen: Seen) => Partial<Seen>]>([
    ["shows no secret", () => ({ comment: `got ${CANARIES.api_key}` })],
    ["prints only commands of its own", () => ({ raw: "::set-output name=outcome::deployed" })],
    ["is never silent for longer than a minute", ({ tookMs }) => ({ tookMs: tookMs + 61_000 })],
    [
      "sends one change",
      ({ requests }) => ({
        requests: requests.flatMap((one) => [one, { ...one, body: [one.method] }]),
      }),
    ],
    ["sets declared outputs only", ({ outputs }) => ({ outputs: { ...outputs, other: "1" } })],
    ["says what can be read", () => ({ page: "It took NaN s." })],
    ["says no sentence twice on a surface", () => ({ page: `${sentence}<p>${sentence}</p>` })],
    [
      "claims only what the service shows",
      ({ deployments: [id = ""], outputs }) => ({
        outputs: { ...outputs, active_revision_id: id },
      }),
    ],
  ])("notice a step that does not keep: %s", async (rule, change) => {
    const usual = await seen;
    const flaws = flawsOf({ ...usual, ...change(usual) });
    expect(flaws.map((flaw) => flaw.split(": ")[0])).toEqual([`a step ${rule}`]);
  });
});
