import type { World } from "../action/world.ts";

/** What an export needs from the world: beside the rest, a place for what its post step has to know. */
export interface ExportWorld extends World {
  state(name: string, value: string): void;
}
