import { expect, it } from "vitest";
import { leaksIn } from "../security/canaries.ts";
import { play } from "./play.ts";
import type { Scenario } from "./scenario.ts";
import { SECRET_RUN, withSecrets } from "./secrets.ts";

const script = [{ status: "DEPLOYED", after_ms: 0 }];
const inputs = { poll_interval: "20ms", poll_max_interval: "50ms" };
const SCENARIOS: Scenario[] = [
  { action: "deploy", script, inputs },
  { action: "create", script, inputs },
  { action: "delete", deletionMs: 0 },
  { action: "export", inputs: { wait: "false" } },
  { action: "usage" },
];

it.each(SCENARIOS)("leaks nothing as a bundle with NODE_DEBUG: $action", async (scenario) => {
  const env = { ...SECRET_RUN.env, NODE_DEBUG: "*" };
  const result = await play(withSecrets(scenario), { ...SECRET_RUN, env, isBundle: true });
  expect(result.raw).toMatch(/^(NET|UNDICI) \d+: /m);
  expect(leaksIn(result)).toEqual([]);
});
