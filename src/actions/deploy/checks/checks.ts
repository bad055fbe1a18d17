import { LIMITS } from "../../../service/client/limits.ts";
import type { Deploy } from "../context.ts";
import type { AddressInput } from "./inputs.ts";
import type { Finding } from "./probe.ts";
import { checkProtection } from "./protection.ts";
import { runSmokeTest } from "./smoke-test.ts";

// biome-ignore format: one check, one line
const CHECKS = [
  { check: "smoke test", input: "smoke_test_url", outcome: "unhealthy", find: runSmokeTest, limitMs: LIMITS.smokeTest.ms },
  { check: "protection check", input: "auth_check_url", outcome: "unprotected", find: checkProtection, limitMs: LIMITS.protection.ms },
] as const satisfies { input: AddressInput; [member: string]: unknown }[];

export interface FailedCheck extends Pick<(typeof CHECKS)[number], "check" | "outcome"> {
  finding: Finding;
}

/** Runs the configured checks until one fails, and records each one that passes. */
export async function runChecks(deploy: Deploy): Promise<FailedCheck | undefined> {
  const { ctx, inputs, store } = deploy;
  for (const { check, input, outcome, find, limitMs } of CHECKS) {
    if (inputs[input] === undefined) continue;
    const checkContext = { ...ctx, deadline: ctx.deadline.within(limitMs) };
    store.update({ currentCheck: check });
    const finding = await find({ ...deploy, ctx: checkContext });
    store.update({ currentCheck: undefined });
    if (finding !== undefined) return { check, outcome, finding };
    ctx.report.progress(`${check} passed`);
    store.update(({ checksPassed }) => ({ checksPassed: [...checksPassed, check] }));
  }
  return undefined;
}
