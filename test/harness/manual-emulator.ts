import { startEmulator } from "../../emulator/server/server.ts";

export interface ManualClock {
  now(): number;
  advance(ms: number): void;
}

export function manualClock(start = Date.UTC(2030, 0, 1)): ManualClock {
  let now = start;
  return {
    now: () => now,
    advance: (ms) => {
      now += ms;
    },
  };
}

/** An emulator on a manual clock, with an image and a repository deployed, for `await using`. */
export async function withDeployments(options: Parameters<typeof startEmulator>[0] = {}) {
  const clock = manualClock();
  const emulator = await startEmulator({ clock, ...options });
  const docker = emulator.store.addDeployment({ name: "image", source: "external_docker" });
  const github = emulator.store.addDeployment({ name: "repository", source: "github" });
  const at = ({ id }: { id: string }) => `${emulator.url}/v2/deployments/${id}`;
  return { ...emulator, clock, docker, github, at, [Symbol.asyncDispose]: () => emulator.close() };
}
