import { agentServer } from "../harness/agent-server.ts";
import type { VirtualOptions } from "../harness/virtual.ts";
import { SCENES as CREATIONS, cancelledRollout } from "./create.ts";
import { SCENES as DELETIONS } from "./delete.ts";
import { cancelled, SCENES as DEPLOYS } from "./deploy.ts";
import { WAITS } from "./deploy-waits.ts";
import { brokenScenes, SPOKEN } from "./deploy-words.ts";
import { SCENES as EXPORTS } from "./export.ts";
import type { ActionName, Scene } from "./scene.ts";
import { SCENES as REPORTS } from "./usage.ts";

type Entry = [name: string, scene: () => Scene | Promise<Scene>];

const named = (action: ActionName, scenes: Record<string, VirtualOptions>): Entry[] =>
  Object.entries(scenes).map(([name, scene]) => [
    `${action}: ${name}`,
    () => ({ action, ...scene }) as Scene,
  ]);

/** Those whose agent server is broken. */
const broken = Object.keys(brokenScenes("", "")).map(
  (name): Entry => [
    `deploy: ${name}`,
    async () => {
      const [ill, empty] = await Promise.all([agentServer(() => 503), agentServer(() => 404)]);
      return { action: "deploy", ...brokenScenes(ill.url, empty.url)[name] };
    },
  ],
);

/** Every scene of every action. A new one here is played under each rule of `invariants.ts`. */
export const LIBRARY: readonly Entry[] = [
  ...named("deploy", { ...DEPLOYS, cancelled: cancelled() }),
  ...named("deploy", SPOKEN),
  ...named("deploy", WAITS),
  ...broken,
  ...named("create", CREATIONS),
  ["create: cancelled, as it rolls out", () => ({ action: "create", ...cancelledRollout() })],
  ...named("delete", DELETIONS),
  ...Object.entries(EXPORTS).map(
    ([name, scene]): Entry => [`export: ${name}`, () => ({ action: "export", ...scene() })],
  ),
  ...named("usage", REPORTS),
];
