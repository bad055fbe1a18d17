import fc from "fast-check";
import { createStore } from "../../../emulator/deployments/store.ts";
import { createIdSource } from "../../../emulator/ids.ts";
import { runDelete } from "../../../src/actions/delete/delete.ts";
import { DeleteInputs } from "../../../src/actions/delete/inputs.ts";
import { startStep } from "../../../src/step/start-step.ts";
import type { StepContext } from "../../../src/step/step-context.ts";
import { contextAt } from "../../harness/step-context.ts";
import { virtualClock } from "../../harness/virtual-clock.ts";
import { InProcessDispatcher } from "./in-process.ts";

const SERVICE = "http://control-plane.invalid";

/** Parts of names with small differences, like those of previews. */
const PARTS = ["agent", "-pr-", ..."42-A. \u00e9", "e\u0301", ..."\u200b%&"];
const text = (parts: readonly string[]) =>
  fc.array(fc.constantFrom(...parts), { maxLength: 6 }).map((words) => words.join(""));
const NAMES = ["agent-pr-4", "agent-pr-42", "agent-pr-", "agent-pr-24", "agent", "Agent-pr-4"];
const name = fc.oneof(fc.constantFrom(...NAMES), text(PARTS));
const pattern = fc.oneof(
  fc.constantFrom("", "", "agent-pr-*", "*", "agent-pr-4*", "*4"),
  text([...PARTS, "*"]),
);

const cases = fc.record({
  /** Names of existing deployments. */
  names: fc.array(name, { maxLength: 6 }),
  target: fc.oneof(name, fc.nat()),
  pattern,
  /** Replaces the first 4 in the name; empty as if it came from an expression without a value. */
  number: fc.constantFrom("", "4", "4", "4", "42"),
  dry_run: fc.constantFrom(false, false, false, true),
});
interface Case {
  names: string[];
  /** A name, or the index of an existing one. */
  target: string | number;
  pattern: string;
  number: string;
  dry_run: boolean;
}

/** Whether a pattern matches a name, implemented independently of the action. */
function matches(glob: string, word: string): boolean {
  if (glob === "") return word === "";
  if (glob.startsWith("*")) {
    const suffix = glob.replace(/^\*+/, "");
    return Array.from(word).some((_, index) => matches(suffix, word.slice(index + 1)));
  }
  return word !== "" && glob[0] === word[0] && matches(glob.slice(1), word.slice(1));
}

const run = (inputs: DeleteInputs) => (ctx: StepContext<string>) => runDelete(inputs, ctx);

/** Runs one deletion, and returns the deleted names and the names that should be deleted. */
async function runDeletion({ names, target, pattern, number, dry_run }: Case) {
  const clock = virtualClock();
  const store = createStore({ clock, newId: createIdSource("names") });
  const ids = names.map((one) => store.addDeployment({ name: one, source: "external_docker" }).id);
  const dispatcher = new InProcessDispatcher(store);
  const { ctx } = contextAt(SERVICE, { clock, dispatcher });
  const requestedName = typeof target === "number" ? (names[target % names.length] ?? "") : target;
  const deployment_name = requestedName.replace("4", number).trim();
  const texts = Object.entries({
    deployment_name,
    name_must_match: pattern.trim(),
    dry_run: String(dry_run),
    base_url: SERVICE,
    allow_http: "true",
    api_key: "demo-key",
  }).filter(([, value]) => value !== "");
  const inputs = await DeleteInputs.safeParseAsync(Object.fromEntries(texts));
  const outcome = inputs.success
    ? (await startStep(inputs.data, ctx, undefined, run(inputs.data))).result.outcome
    : "rejected";
  const { deployments } = store.history.view();
  const deletedNames = names.filter((_, index) => !deployments.has(ids[index] ?? ""));
  const guard = pattern.trim();
  const isExpected =
    names.filter((one) => one === deployment_name).length === 1 &&
    !dry_run &&
    // An empty expression leaves a trailing hyphen.
    !/^$|-$/.test(deployment_name) &&
    (guard === "" || (/[^*]/.test(guard) && matches(guard, deployment_name)));
  return {
    outcome,
    deletedNames,
    expected: isExpected ? [deployment_name] : [],
    requests: dispatcher.requests,
  };
}

/** Runs random cases, and returns the number of deletions. Throws the smallest counterexample. */
export async function runDeletions(numRuns: number): Promise<number> {
  let deletionCount = 0;
  const property = fc.asyncProperty(cases, async (one) => {
    const { deletedNames, expected, outcome, requests } = await runDeletion(one);
    deletionCount += deletedNames.length;
    const isRight = JSON.stringify(deletedNames) === JSON.stringify(expected);
    const isReported = (outcome === "deleted") === (deletedNames.length === 1);
    const isOnce =
      requests.filter((request) => request.startsWith("DELETE")).length === deletedNames.length;
    return isRight && isReported && isOnce;
  });
  await fc.assert(property, { numRuns, seed: 22 });
  return deletionCount;
}
