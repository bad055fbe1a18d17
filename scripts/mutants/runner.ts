import { AsyncLocalStorage } from "node:async_hooks";
import { appendFileSync } from "node:fs";
import { type RunnerTestCase, TestRunner } from "vitest";

/** A test that costs more is not repeated with mutants. */
const MAX_TEST_MS = 300;
/** The smallest time limit of a test with a mutant. */
const MIN_LIMIT_MS = 1_500;
/** Time limit for a test with all its mutants. */
const MAX_TRIES_MS = 30_000;
/** Once a mutant has run with tests of one file that cost more in total, that file skips it. */
const MAX_FILE_MS = 200;

/** One run of a test with a mutant, including the asynchronous work that it starts. */
interface MutantRun {
  /** The active mutant; empty for a run without one. */
  id: string;
  deadlineMs: number;
}

const currentRun = new AsyncLocalStorage<MutantRun>();
/** The switches that the current test has reached. */
const reachedIds = new Set<string>();
const allKilledIds = new Set<string>();
const nowMs = performance.now.bind(performance);
const { setTimeout, setImmediate, clearTimeout } = globalThis;

const isOver = (): boolean =>
  nowMs() > (currentRun.getStore()?.deadlineMs ?? Number.POSITIVE_INFINITY);

function checkTime(): void {
  if (isOver()) throw new Error("the mutant hangs");
}

function isOn(id: string): boolean {
  reachedIds.add(id);
  return currentRun.getStore()?.id === id;
}

/** Ends a hanging mutant, so that it does not affect later tests. */
globalThis.setImmediate = Object.assign(
  <Values extends unknown[]>(callback: (...values: Values) => void, ...values: Values) =>
    setImmediate(() => {
      if (!isOver()) callback(...values);
    }),
  { __promisify__: setImmediate.__promisify__ },
);

/** Each operator with its replacement. */
const BINARY_OPERATORS: Record<
  string,
  [(a: number, b: number) => unknown, (a: number, b: number) => unknown]
> = {
  "<": [(a, b) => a < b, (a, b) => a <= b],
  "<=": [(a, b) => a <= b, (a, b) => a < b],
  ">": [(a, b) => a > b, (a, b) => a >= b],
  ">=": [(a, b) => a >= b, (a, b) => a > b],
  "+": [(a, b) => a + b, (a, b) => (typeof a === "number" ? a - b : a)],
  "-": [(a, b) => a - b, (a, b) => a + b],
  "*": [(a, b) => a * b, (a, b) => a / b],
  "/": [(a, b) => a / b, (a, b) => a * b],
};

/** Called by the instrumented sources. */
Object.assign(globalThis, {
  __on: isOn,
  __tick: checkTime,
  __binary: (id: string, operator: string, a: number, b: number) =>
    BINARY_OPERATORS[operator]?.[isOn(id) ? 1 : 0](a, b),
  __same: (id: string, value: unknown) =>
    isOn(id) ? new Proxy({}, { get: () => () => value }) : value,
  __number(doubleId: string, halfId: string, value: number) {
    if (isOn(doubleId)) return value * 2 || 1;
    return isOn(halfId) ? Math.floor(value / 2) : value;
  },
});

/** Whether a test fails with this mutant, or without one if the id is empty. */
async function failsWith(id: string, run: () => unknown, limitMs: number): Promise<boolean> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error("the mutant hangs")), limitMs);
  const mutantRun: MutantRun = { id, deadlineMs: nowMs() + limitMs };
  try {
    await Promise.race([currentRun.run(mutantRun, async () => run()), promise]);
    return false;
  } catch {
    return true;
  } finally {
    clearTimeout(timer);
    mutantRun.deadlineMs = 0;
  }
}

/** Processor time plus waiting, which does not depend on load. */
async function costOf(run: () => unknown): Promise<number> {
  const [cpu, loop] = [process.cpuUsage(), performance.eventLoopUtilization()];
  await run();
  const { user, system } = process.cpuUsage(cpu);
  return (user + system) / 1_000 + performance.eventLoopUtilization(loop).idle;
}

/** Runs each test unchanged, and again with each mutant that it reaches and no test has killed. */
export default class extends TestRunner {
  #file = "";
  #spentMs = new Map<string, number>();

  async runTask(test: RunnerTestCase): Promise<void> {
    if (this.#file !== test.file.name) this.#spentMs.clear();
    this.#file = test.file.name;
    const run = TestRunner.getTestFn(test);
    const rerun = () => {
      // Otherwise snapshots would be counted twice.
      this.onBeforeTryTask(test, { retry: 0, repeats: 0 });
      return run();
    };
    reachedIds.clear();
    const startMs = nowMs();
    const costMs = await costOf(run);
    const limitMs = Math.max(MIN_LIMIT_MS, 6 * (nowMs() - startMs));
    const result = { reachedIds: [...reachedIds], killedIds: [] as string[] };
    for (const id of costMs > MAX_TEST_MS ? [] : result.reachedIds) {
      const spentMs = this.#spentMs.get(id) ?? 0;
      if (allKilledIds.has(id) || spentMs > MAX_FILE_MS) continue;
      if (nowMs() - startMs > MAX_TRIES_MS) break;
      this.#spentMs.set(id, spentMs + costMs);
      if (!(await failsWith(id, rerun, limitMs))) continue;
      // If the test also fails without the mutant, an earlier attempt is the cause.
      if (await failsWith("", rerun, limitMs)) break;
      allKilledIds.add(id);
      result.killedIds.push(id);
    }
    const line = { test: `${test.file.name}: ${test.name}`, ...result };
    appendFileSync(process.env.MUTANTS_FILE ?? "", `${JSON.stringify(line)}\n`);
  }
}
