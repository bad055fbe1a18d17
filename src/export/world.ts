import type { World } from "../action/world.ts";
import type { Output } from "./outputs.ts";

/** What an export needs from the world: also a place for what its post step has to know. */
export interface ExportWorld extends World<Output> {
  state(name: string, value: string): void;
}
