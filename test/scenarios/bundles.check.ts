import { expect, it } from "vitest";
import { leaksIn } from "../security/canaries.ts";
import { SECRET_RUN, withSecrets } from "./library/secrets.ts";
import { playBundle } from "./play.ts";
import type { Scenario } from "./scenario.ts";

const SCENARIOS: Scenario[] = [
  { action: "deploy" },
  { action: "create" },
  { action: "delete", deletionMs: 0 },
  { action: "export", inputs: { wait: "false" } },
  { action: "usage" },
];

it.each(SCENARIOS)("the bundle of $action leaks no secret with NODE_DEBUG=*", async (scenario) => {
  const env = { ...SECRET_RUN.env, NODE_DEBUG: "*" };
  const result = await playBundle(withSecrets(scenario), { ...SECRET_RUN, env });
  expect(result.raw).toMatch(/^(NET|UNDICI) \d+: /m);
  expect(leaksIn(result)).toEqual([]);
});
