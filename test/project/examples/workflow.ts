import { globSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import * as z from "zod";
import { ACTIONS } from "../../../scripts/docs.ts";

export const OUR_REPOSITORY = "deploy-agent-server/deploy-agent-server";

export const Step = z.object({
  id: z.string().optional(),
  if: z.string().default(""),
  uses: z.string().default(""),
  with: z.record(z.string(), z.coerce.string()).default({}),
  env: z.record(z.string(), z.coerce.string()).default({}),
  run: z.string().default(""),
});
export type Step = z.output<typeof Step>;

const Concurrency = z.union([
  z.string().transform((group) => ({ group, queue: "single" })),
  z.object({ group: z.string(), queue: z.string().default("single") }),
]);
const Environment = z.union([
  z.string().transform((name) => ({ name, deployment: true })),
  z.object({ name: z.string(), deployment: z.boolean().default(true) }),
]);
const Job = z.looseObject({
  name: z.string().optional(),
  if: z.string().default(""),
  "timeout-minutes": z.number().optional(),
  permissions: z.record(z.string(), z.string()).optional(),
  env: z.record(z.string(), z.unknown()).default({}),
  environment: Environment.optional(),
  concurrency: Concurrency.optional(),
  steps: z.array(Step).default([]),
});
export type Job = z.output<typeof Job>;
export const Workflow = z.object({
  name: z.string().optional(),
  on: z.unknown().optional(),
  permissions: z.unknown().optional(),
  concurrency: Concurrency.optional(),
  jobs: z.record(z.string(), Job),
});
export type Workflow = z.output<typeof Workflow>;

export const readText = (path: string) => readFileSync(path, "utf8");
export const filesOf = (pattern: string) =>
  globSync(pattern).map((path) => path.replaceAll("\\", "/"));
export const examples = filesOf("examples/*.yml");

/** The name of the action that a step uses, if it is one of ours. */
export function actionNameOf({ uses }: Step): string | undefined {
  const [, folder] =
    /^(?:\.|deploy-agent-server\/deploy-agent-server)(?:\/(\w*))?(?:@v1)?$/.exec(uses) ?? [];
  return uses === "" || (folder === undefined && !uses.startsWith(OUR_REPOSITORY))
    ? undefined
    : folder || "deploy";
}

/** The schema with which the action parses its inputs. */
export function schemaOf(actionName: string): z.ZodObject {
  const action = ACTIONS.find((described) => described.actionName === actionName);
  if (action === undefined) throw new Error(`There is no action in src/actions/${actionName}.`);
  return action.action.inputs;
}

/** A block of a document: a workflow, a job or a list of steps. */
const Fragment = z.union([
  z.object({ jobs: z.record(z.string(), Job) }).transform(({ jobs }) => Object.values(jobs)),
  z.object({ steps: z.array(Step) }).transform((job) => [job]),
  z.array(Step).transform((steps) => [{ steps }]),
]);

/** The steps of a block of a document; undefined if it has only inputs. */
export const stepsOf = (block: string): Step[] | undefined =>
  Fragment.safeParse(parse(block)).data?.flatMap(({ steps }) => steps);

export const workflowOf = (text: string): Workflow => Workflow.parse(parse(text));

/** The names of the flaws whose condition is true. */
export const detectedFlaws = (flaws: Record<string, boolean>) =>
  Object.keys(flaws).filter((flaw) => flaws[flaw]);

/** The actions that a text uses, with the comments after them. */
export const usesIn = (text: string) =>
  [...text.matchAll(/^\s*(?:- )?uses: (.*)$/gm)].map(([, use = ""]) => use);

const OWN_ACTION = /^(?:\.\/|deploy-agent-server\/deploy-agent-server(?:\/\w+)?@v1$)/;
const PINNED_ACTION = /^[\w.-]+\/[\w.-]+(?:\/[\w./-]+)?@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;

/** Flaws that neither a workflow of this repository nor an example may have. */
export function commonFlaws(text: string): string[] {
  const { name, permissions, jobs } = workflowOf(text);
  const grants = text.split("\n").filter((line) => /^\s+[a-z-]+: (read|write)\b/.test(line));
  const steps = Object.values(jobs).flatMap((job) => job.steps);
  return detectedFlaws({
    "no name": name === undefined,
    "permissions for all jobs": JSON.stringify(permissions) !== "{}",
    "a permission without a reason": grants.some((line) => !line.includes(" # ")),
    "no timeout-minutes": Object.values(jobs).some((job) => job["timeout-minutes"] === undefined),
    "an action that is not pinned to a commit, with its version in a comment": usesIn(text).some(
      (use) => !OWN_ACTION.test(use) && !PINNED_ACTION.test(use),
    ),
    "an expression in a script": steps.some(({ run }) => run.includes("${{")),
  });
}
