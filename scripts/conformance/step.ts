import { runAction } from "../../test/harness/runner/runner.ts";
import type { ActionName } from "../outcomes.ts";

export type Fields = Record<string, string | undefined>;

export interface StepEnd {
  outputs: Record<string, string>;
  log: string;
  ms: number;
}

/** Variables of this machine that a step needs: of Windows, proxies and certificates. */
const MACHINE_VARIABLES = /^(systemroot|https?_proxy|no_proxy|node_extra_ca_certs)$/i;

/** Runs one of our actions as on a CI other than GitHub; an abort cancels it, as a runner does. */
export async function runStep(
  action: ActionName,
  inputs: Fields,
  signal: AbortSignal,
): Promise<StepEnd> {
  const machine = Object.entries(process.env).filter(([name]) => MACHINE_VARIABLES.test(name));
  const definedInputs = Object.entries(inputs).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  const startedMs = Date.now();
  const { outputs, log } = await runAction({
    action: action === "deploy" ? "action.yml" : `${action}/action.yml`,
    inputs: Object.fromEntries(definedInputs),
    env: { ...Object.fromEntries(machine), GITHUB_ACTIONS: "" },
    signal,
  });
  return { outputs, log, ms: Date.now() - startedMs };
}
