import * as z from "zod";
import type { SourceRevisionConfig } from "../../src/service/contract/deployments/settings.ts";
import { type Source, TAG_PREFIX } from "../../src/service/contract/deployments/source.ts";
import { toOptions } from "../options.ts";
import { failedBuildLines } from "./builder-log.ts";

/** A status that a revision has from `after_ms` on, counted from its creation. */
export interface ScriptStep {
  status: string;
  after_ms: number;
  message?: string;
  /** Log lines in this status, instead of the default ones. */
  log?: readonly string[];
  /** The revision is not active while it has this status. */
  inactive?: boolean;
}

/** The life cycle of a revision: its statuses in order of time. The first step begins at 0. */
export type Script = ScriptStep[];

const STEP_MS = 2_000;
const INTERRUPTION_MS = 40_000;

const toScript = (statuses: string): Script =>
  statuses.split(" ").map((status, index) => ({ status, after_ms: index * STEP_MS }));

/** Beyond the contract: internal-sources. */
export const InternalSource = z.enum(["internal_docker", "internal_source"]);
export type AnySource = Source | z.infer<typeof InternalSource>;

const BUILD_SCRIPT = toScript("QUEUED AWAITING_BUILD BUILDING AWAITING_DEPLOY DEPLOYING DEPLOYED");
const IMAGE_SCRIPT = toScript("CREATING QUEUED AWAITING_DEPLOY DEPLOYING DEPLOYED");

/** Beyond the contract: revision-statuses. */
export const DEFAULT_SCRIPTS: Record<AnySource, Script> = {
  github: BUILD_SCRIPT,
  internal_source: BUILD_SCRIPT,
  external_docker: IMAGE_SCRIPT,
  internal_docker: IMAGE_SCRIPT,
};

/** A revision that has one of these statuses when a newer one is created becomes SKIPPED. */
const UNBUILT_STATUSES = new Set(["CREATING", "QUEUED", "AWAITING_BUILD", "BUILDING"]);

export const isBuildOver = (status: string): boolean => !UNBUILT_STATUSES.has(status);

/** Replaces the step with this status and all later steps of the script by other steps. */
function replaceEnd(script: Script, status: string, steps: Omit<ScriptStep, "after_ms">[]): Script {
  const position = script.findIndex((step) => step.status === status);
  return [
    ...script.slice(0, position),
    ...steps.map((step, index) => ({ ...step, after_ms: (position + index) * STEP_MS })),
  ];
}

/** A life cycle that differs from the default one from a status on. */
const withOtherEnd = (
  meaning: string,
  status: string,
  ...steps: Omit<ScriptStep, "after_ms">[]
) => ({
  meaning,
  script: (defaultScript: Script) => replaceEnd(defaultScript, status, steps),
});

const SCRIPTS = {
  "fail-create": {
    meaning: "CREATE_FAILED as its first status",
    script: () => [
      { status: "CREATE_FAILED", after_ms: 0, message: "the revision could not be created" },
    ],
  },
  "fail-build": withOtherEnd("BUILD_FAILED instead of AWAITING_DEPLOY", "AWAITING_DEPLOY", {
    status: "BUILD_FAILED",
    message: "Build failed.",
  }),
  "fail-install": withOtherEnd(
    "BUILD_FAILED by a dependency that only the log names",
    "AWAITING_DEPLOY",
    {
      status: "BUILD_FAILED",
      message: "Build failed.",
      log: failedBuildLines("pip install -e /deps/agent", [
        "ERROR: Could not find a version that satisfies the requirement agent-tools==9.9.9 (from agent) (from versions: 1.0.0, 1.1.0)",
        "ERROR: No matching distribution found for agent-tools==9.9.9",
      ]),
    },
  ),
  "fail-memory": withOtherEnd("DEPLOY_FAILED by too little memory", "DEPLOYED", {
    status: "DEPLOY_FAILED",
    message: "Container 'agent-server' terminated with exit code 137 (OOMKilled)",
    log: ["loading the model", "Killed"],
  }),
  "fail-deploy": withOtherEnd("DEPLOY_FAILED at the end", "DEPLOYED", {
    status: "DEPLOY_FAILED",
    message: "CrashLoopBackOff: back-off 40s restarting failed container=api",
  }),
  interrupted: withOtherEnd("INTERRUPTED before it was built", "AWAITING_DEPLOY", {
    status: "INTERRUPTED",
    message: "somebody stopped it",
  }),
  resumed: {
    meaning: "INTERRUPTED for 40 s, and then moves on by itself",
    script: (defaultScript) => {
      const rest = defaultScript.slice(
        defaultScript.findIndex(({ status }) => status === "AWAITING_DEPLOY"),
      );
      return [
        ...replaceEnd(defaultScript, "AWAITING_DEPLOY", [{ status: "INTERRUPTED" }]),
        ...rest.map((step) => ({ ...step, after_ms: step.after_ms + INTERRUPTION_MS })),
      ];
    },
  },
  stuck: withOtherEnd("DEPLOYING for ever", "DEPLOYED"),
  slow: {
    meaning: "every step takes 60 times as long",
    script: (defaultScript) =>
      defaultScript.map((step) => ({ ...step, after_ms: step.after_ms * 60 })),
  },
  "never-active": withOtherEnd("DEPLOYED, yet never the active revision", "DEPLOYED", {
    status: "DEPLOYED",
    inactive: true,
  }),
  regress: withOtherEnd(
    "goes back to QUEUED once before it is DEPLOYED",
    "DEPLOYED",
    ...["QUEUED", "DEPLOYING", "DEPLOYED"].map((status) => ({ status })),
  ),
  "odd-status": withOtherEnd(
    "passes through an unknown status",
    "DEPLOYED",
    ...["HIBERNATING", "DEPLOYED"].map((status) => ({ status })),
  ),
} as const satisfies Record<string, { meaning: string; script: (defaultScript: Script) => Script }>;

export type ScriptName = keyof typeof SCRIPTS;

/** A life cycle, or its name. */
export type ScriptChoice = Script | ScriptName;

export const LIFE_CYCLE_OPTIONS = toOptions(SCRIPTS);

export function resolveScript(choice: ScriptChoice, source: AnySource): Script {
  return typeof choice === "string" ? SCRIPTS[choice].script(DEFAULT_SCRIPTS[source]) : choice;
}

/** Whether the image's tag or the ref's name contains the text. */
export function isInTagOrRef(text: string, config: SourceRevisionConfig): boolean {
  const tag = /:([^/@:]+)(@|$)/.exec(config.image_uri ?? "")?.[1] ?? "";
  const ref = (config.repo_ref ?? "").replace(TAG_PREFIX, "");
  return tag.includes(text) || ref.includes(text);
}

/** The life cycle named by the image's tag or the ref's name. */
export const scriptNameIn = (config: SourceRevisionConfig): ScriptName | undefined =>
  LIFE_CYCLE_OPTIONS.find(({ name }) => isInTagOrRef(name, config))?.name;

/** The step that a revision of this age is in. */
export function stepAt(script: Script, ageMs: number): ScriptStep {
  const step = script.findLast(({ after_ms }) => after_ms <= ageMs) ?? script[0];
  return step ?? { status: "UNKNOWN", after_ms: 0 };
}
