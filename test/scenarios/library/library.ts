import type { ServiceOptions } from "../../harness/virtual-service.ts";
import type { ActionName, Scenario } from "../scenario.ts";
import { SCENARIOS as CREATIONS, cancelledRollout } from "./create.ts";
import { SCENARIOS as DELETIONS } from "./delete.ts";
import { cancelledDeploy, SCENARIOS as DEPLOYS } from "./deploy.ts";
import { MESSAGES } from "./deploy-messages.ts";
import { WAITS } from "./deploy-waits.ts";
import { SCENARIOS as EXPORTS } from "./export.ts";
import { SCENARIOS as REPORTS } from "./usage.ts";

type Entry = [name: string, scenario: () => Scenario];

const entriesOf = (action: ActionName, scenarios: Record<string, ServiceOptions>): Entry[] =>
  Object.entries(scenarios).map(([name, scenario]) => [
    `${action}: ${name}`,
    () => ({ action, ...scenario }) as Scenario,
  ]);

/** The scenarios of all actions. `invariants.test.ts` checks each against every rule. */
export const LIBRARY: readonly Entry[] = [
  ...entriesOf("deploy", DEPLOYS),
  ["deploy: cancelled", () => ({ action: "deploy", ...cancelledDeploy() })],
  ...entriesOf("deploy", MESSAGES),
  ...entriesOf("deploy", WAITS),
  ...entriesOf("create", CREATIONS),
  ["create: cancelled: during the rollout", () => ({ action: "create", ...cancelledRollout() })],
  ...entriesOf("delete", DELETIONS),
  ...entriesOf("export", EXPORTS),
  ...entriesOf("usage", REPORTS),
];
