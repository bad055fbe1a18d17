import { parentPort, workerData } from "node:worker_threads";
import { type Share, simulateMany } from "./simulation.ts";

/* Simulates its share in a thread of its own. */

const { name, mix, runs, firstSeed }: Share = workerData;
parentPort?.postMessage(await simulateMany(name, mix, runs, firstSeed));
