import { createHash, randomUUID } from "node:crypto";

export type NewId = () => string;

/** A source of UUIDs: random, or reproducible with a seed. */
export function createIdSource(seed?: string): NewId {
  if (seed === undefined) return randomUUID;
  let count = 0;
  return () => {
    count += 1;
    const hex = createHash("sha256").update(`${seed}\n${count}`).digest("hex");
    return [
      hex.slice(0, 8),
      hex.slice(8, 12),
      `4${hex.slice(13, 16)}`,
      `8${hex.slice(17, 20)}`,
      hex.slice(20, 32),
    ].join("-");
  };
}
