import { parentPort, workerData } from "node:worker_threads";
import { takeOut } from "./rules.ts";
import type { Share } from "./simulation.ts";

/* Simulates its share in a thread of its own, without the rule that is to be taken out. */

const { name, mix, runs, firstSeed, without }: Share = workerData;
if (without !== undefined) takeOut(without);
const { simulateMany } = await import("./simulation.ts");
parentPort?.postMessage(await simulateMany(name, mix, runs, firstSeed));
