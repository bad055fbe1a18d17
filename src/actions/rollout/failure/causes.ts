/** Why a revision failed, after the name of its deployment, and what to do next. */
export interface Cause {
  /** By the name of what was rolled out. */
  headline: (name: string) => string;
  nextStep: string;
}

/*
 * Beyond the contract: failure-words. The first that fits counts: a crash loop is also what follows
 * from too little memory.
 */
const CAUSES: readonly [RegExp, Cause][] = [
  [
    /\bOOM-?Killed\b|\bout of memory\b|\bexit(ed with)?( status)?( code)?:? 137\b/i,
    {
      headline: (name) => `${name} ran out of memory`,
      nextStep: "Raise memory_mb in resource_spec, or find the leak.",
    },
  ],
  [
    /pull access denied|no basic auth credentials|\b(pull|image|registry)\b.{0,200}\b(unauthorized|forbidden|denied)\b/i,
    {
      headline: (name) => `the platform is not allowed to pull ${name}`,
      nextStep:
        "Let the platform pull it: make the image readable, or name a credential in image_pull_secrets of resource_spec.",
    },
  ],
  [
    /manifest( for \S+)? (is )?(unknown|not found)|\bimage\b.{0,200}\b(not found|does not exist)\b|\b(ErrImagePull|ImagePullBackOff|InvalidImageName)\b/i,
    {
      headline: (name) => `${name} could not be pulled`,
      nextStep: "Check the name and the tag or digest of the image, and whether it was pushed.",
    },
  ],
  [
    /\binsufficient (cpu|memory|ephemeral-storage)\b|\bunschedulable\b|\bFailedScheduling\b|\b0\/\d+ nodes are available\b|\bexceeded quota\b/i,
    {
      headline: (name) => `there is no room for ${name}`,
      nextStep:
        "Ask for less in resource_spec (cpu, memory_mb), or give the cluster more room or quota.",
    },
  ],
  [
    /No matching distribution found|Could not find a version that satisfies|\bResolutionImpossible\b|No solution found when resolving|version solving failed|npm (ERR!|error) code E(404|TARGET|RESOLVE)|\bERR_PNPM_\w+/i,
    {
      headline: (name) => `a dependency of ${name} could not be installed`,
      nextStep: "Correct the dependency that is named there, then deploy again.",
    },
  ],
  [
    /\b(readiness|liveness|startup) probe (has )?failed\b|\bhealth ?checks? (has |have )?(failed|timed out)\b|\bfail(s|ed)( its| the)? health ?checks?\b/i,
    {
      headline: (name) => `${name} failed its health check`,
      nextStep:
        "Check in the deploy log that it starts in time and listens on the port that the platform probes.",
    },
  ],
  [
    /\bCrashLoopBackOff\b|\bcrash loop\b|\bback-?off restarting failed container\b/i,
    {
      headline: (name) => `${name} keeps crashing`,
      nextStep: "Read the end of the deploy log: often a secret or a module is missing.",
    },
  ],
];

/** The cause that the platform's own words name; undefined if they name none. */
export const causeOf = (words: string | null | undefined): Cause | undefined =>
  CAUSES.find(([pattern]) => pattern.test(words ?? ""))?.[1];

/** What the line looks like with which a program, a build or a traceback ends. */
const ERROR =
  /^\s*(ERROR|FATAL|error|fatal|panic|npm (ERR!|error))\b|(^|\s)[\w.$]*(Error|Exception):/;

/** The line of a log that names a cause, or else the last one that is an error by its words. */
export function errorLineOf(log: string): string | undefined {
  const lines = log.split("\n");
  const cause = CAUSES.find(([pattern]) => pattern.test(log));
  const isNamed = (line: string) => cause?.[0].test(line) === true;
  return (lines.findLast(isNamed) ?? lines.findLast((line) => ERROR.test(line)))?.trim();
}
