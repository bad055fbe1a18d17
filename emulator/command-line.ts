import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import * as z from "zod";
import { omitAbsent } from "../src/service/contract/omit-absent.ts";
import { AGENT_HABIT_OPTIONS } from "./agents/habits.ts";
import { clockAtSpeed } from "./clock.ts";
import { LIFE_CYCLE_OPTIONS } from "./deployments/life-cycle.ts";
import { OPTIONAL_OPERATIONS } from "./deployments/routes.ts";
import { RUN_FAILURE_OPTIONS } from "./exports/run-failures.ts";
import { FAULT_SCHEMAS } from "./faults/kinds.ts";
import { parseFaultPlan, SHORT_FORM_SYNTAX } from "./faults/short-form.ts";
import { HABIT_OPTIONS } from "./habits/habits.ts";
import { logRequest } from "./log.ts";
import { formatOptions } from "./options.ts";
import { OPERATIONS } from "./server/operations.ts";
import type { EmulatorOptions } from "./server/server.ts";
import { USAGE_PERMISSION } from "./traces/usage-routes.ts";

const numberFlag = (range: string, isValid: (value: number) => boolean) => {
  const text = z.string().regex(/^\d+(\.\d+)?$/, `must be ${range}`);
  return text.transform(Number).refine(isValid, `must be ${range}`);
};
const choiceFlag = <Name extends string>(options: readonly { name: Name }[]) => {
  const names = options.map(({ name }) => name);
  return z.enum(names, `must be one of ${names.join(", ")}`);
};
const booleanFlag = (meaning: string) => z.boolean().prefault(false).describe(meaning);
const OPTIONAL_OPERATIONS_TEXT = OPTIONAL_OPERATIONS.join(", ");

/** At this speed, the clock reaches years of five digits after three days. */
const MAX_SPEED = 1_000_000;

const Flags = z.object({
  port: numberFlag("a whole number from 0 to 65535", (n) => Number.isInteger(n) && n <= 65_535)
    .prefault("8123")
    .describe("port on 127.0.0.1; 0 takes a free one"),
  fault: z
    .array(z.string().transform(parseFaultPlan))
    .prefault([])
    .describe("a fault, see below; may be repeated"),
  script: choiceFlag(LIFE_CYCLE_OPTIONS)
    .optional()
    .describe("the life cycle of all revisions, see below"),
  seed: z.string().prefault("demo").describe("the same seed gives the same identifiers and traces"),
  speed: numberFlag(`a number above 0, at most ${MAX_SPEED}`, (n) => n > 0 && n <= MAX_SPEED)
    .prefault("1")
    .describe("how fast the clock of the life cycles runs"),
  agent: z
    .string()
    .refine(existsSync, { error: ({ input }) => `must be a folder: there is no ${input}` })
    .optional()
    .describe("folder with a graph.json, which the deployments run at their custom_url"),
  prefix: z
    .string()
    .regex(/^(\/[\w.-]+)*$/, "must begin with / and not end with it")
    .prefault("")
    .describe("path of the installation, such as /api-host"),
  "api-key": z.string().prefault("demo-key").describe("the accepted X-Api-Key"),
  "tenant-id": z.string().optional().describe("the X-Tenant-Id that every request has to carry"),
  deny: z
    .literal(USAGE_PERMISSION, `must be ${USAGE_PERMISSION}`)
    .optional()
    .describe(`a permission that the key lacks: ${USAGE_PERMISSION}`),
  "rate-limits": booleanFlag("refuses requests beyond the contract's rate limits with 429"),
  "export-trouble": choiceFlag(RUN_FAILURE_OPTIONS)
    .optional()
    .describe("failures of the runs of all exports, see below"),
  "export-rate": numberFlag("a number above 0", (rate) => rate > 0)
    .prefault("500")
    .describe("rows that a run exports in a second"),
  "cpu-limit": numberFlag("a number above 0", (cpus) => cpus > 0)
    .optional()
    .describe("more CPUs in a resource_spec get a 422"),
  strict: booleanFlag(
    "as from older services: fractions of a CPU, newer fields and deployment_types get a 422",
  ),
  "contract-only": booleanFlag(
    "only endpoints, members and values of the contract; includes --strict",
  ),
  without: z
    .string()
    .prefault("")
    .transform((text) => text.split(",").filter(Boolean))
    .pipe(z.array(z.enum(OPTIONAL_OPERATIONS, `must be some of ${OPTIONAL_OPERATIONS_TEXT}`)))
    .describe(
      `operations that are missing (404 or 405), separated by commas: ${OPTIONAL_OPERATIONS_TEXT}`,
    ),
  habit: z
    .array(choiceFlag(HABIT_OPTIONS))
    .prefault([])
    .describe("behaviour that differs between services, see below; may be repeated"),
  help: booleanFlag("print this"),
});
export type Flags = z.output<typeof Flags>;

/** Each flag with its type, default and description. */
const FLAG_SCHEMAS = z
  .record(z.string(), z.looseObject({ type: z.string(), description: z.string() }))
  .parse(z.toJSONSchema(Flags, { io: "input" }).properties);

/** Parses the command line. Throws an Error with one line for each problem. */
export function parseFlags(args: string[]): Flags {
  const options = Object.fromEntries(
    Object.entries(FLAG_SCHEMAS).map(([name, { type }]) => [
      name,
      {
        type: type === "boolean" ? ("boolean" as const) : ("string" as const),
        multiple: type === "array",
      },
    ]),
  );
  const { values } = parseArgs({ args, options });
  const flags = Flags.safeParse(values);
  if (!flags.success) {
    const messages = flags.error.issues.map(
      ({ path, message }) => `--${String(path[0])} ${message}`,
    );
    throw new Error([...new Set(messages)].join("\n"));
  }
  return flags.data;
}

/** Members may be undefined, unlike those of `EmulatorOptions`. */
type Undefinable<T> = { [Name in keyof T]?: T[Name] | undefined };

/** The options of the emulator that the flags stand for. */
export function toEmulatorOptions(flags: Flags): EmulatorOptions {
  return omitAbsent({
    port: flags.port,
    clock: clockAtSpeed(flags.speed),
    seed: flags.seed,
    agent: flags.agent === undefined ? undefined : { directory: flags.agent },
    prefix: flags.prefix,
    api_keys: [flags["api-key"]],
    deny: flags.deny,
    contractOnly: flags["contract-only"],
    missingOperations: flags.without,
    habits: flags.habit,
    onRequest: logRequest,
    script: flags.script,
    tenant_id: flags["tenant-id"],
    maxCpu: flags["cpu-limit"],
    strict: flags.strict || flags["contract-only"],
    exportFailures: flags["export-trouble"],
    exportRowsPerSecond: flags["export-rate"],
    rateLimits: flags["rate-limits"] ? {} : undefined,
  } satisfies Undefinable<EmulatorOptions>);
}

function flagRow([name, flag]: [string, (typeof FLAG_SCHEMAS)[string]]) {
  const hasDefault = typeof flag.default === "string" && flag.default !== "";
  return {
    name: `--${name}`,
    meaning: flag.description + (hasDefault ? ` (${flag.default})` : ""),
  };
}

function faultRow(fault: (typeof FAULT_SCHEMAS)[number]) {
  const { kind, ...members } = fault.shape;
  const name = [kind.value, ...Object.keys(members)].join(" ");
  return { name, meaning: fault.meta()?.description ?? "" };
}

export const HELP = `\
A deployment control plane on 127.0.0.1, in memory, that fails as its options say.

Usage: npm run emulator -- [options]

${formatOptions(Object.entries(FLAG_SCHEMAS).map(flagRow))}

Faults, with their members (when: before or after the commit):
${formatOptions(FAULT_SCHEMAS.map(faultRow))}

A fault is written ${SHORT_FORM_SYNTAX}.
<path> is an operation (${Object.keys(OPERATIONS).join(", ")})
or a part of the path; without it, every request matches. The fault applies to all matching requests,
or to number <nth> of them, or to the first <times>.
  --fault patch:reset-after            the change is applied, its response is lost
  --fault get:status=503@1,2           the first two reads of the deployment fail
  --fault revision:latency=2000x3      the first three polls are slow
  --fault '{"match":{"path":"patch","nth":1},"fault":{"kind":"status","status":429,"retry_after":5}}'

Habits of services, for --habit:
${formatOptions(HABIT_OPTIONS)}

Life cycles, for --script, or as a word in the image's tag or the ref's name
(registry.example/agent:fail-build):
${formatOptions(LIFE_CYCLE_OPTIONS)}

Habits of the agent servers of --agent, as a word in the image's tag or the ref's name:
${formatOptions(AGENT_HABIT_OPTIONS)}

Exports write real Parquet files to an S3-compatible store on 127.0.0.1, the endpoint_url of their
destination. For --export-trouble:
${formatOptions(RUN_FAILURE_OPTIONS)}
`;
