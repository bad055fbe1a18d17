import type { Rule } from "./rules.ts";

const RECOGNISE = "actions/deploy/apply/recognise.ts";
const SHOWN = "actions/deploy/apply/shown.ts";
const PATCH_ONCE = "actions/deploy/apply/patch-once.ts";
const BASELINE = "actions/deploy/apply/baseline.ts";

/** The rules by which a revision counts as ours, and those of patience; each can be taken out. */
export const RULES: readonly Rule[] = [
  {
    name: "a digest, a git tag or the run's name alone proves that a revision is ours",
    file: RECOGNISE,
    from: "marked: isUnmistakable(sent, one, deployment),",
    to: "marked: false,",
  },
  {
    name: "… the run's name too",
    file: RECOGNISE,
    from: "return isContentAlone(sent, runs, deployment) || isMarked(runs, sent.run.id);",
    to: "return isContentAlone(sent, runs, deployment);",
  },
  {
    name: "a single new revision without our spec or secrets was made over ours",
    file: RECOGNISE,
    from: '[["marked", "beside others"], "ours"],',
    to: '[["marked"], "ours"],',
  },
  {
    name: "spec and secrets that the deployment shows are compared",
    file: SHOWN,
    from: 'return names.filter((name) => parts[name] === "different");',
    to: "return names.filter((name) => parts[name] === undefined);",
  },
  {
    name: "after an accepted change less proof is enough",
    file: PATCH_ONCE,
    from: 'recognise(sent, seen, answer ? "accepted" : "lost")',
    to: 'recognise(sent, seen, "lost")',
  },
  {
    name: "… and the first newcomer that can be of the change is ours at the end",
    file: PATCH_ONCE,
    from: 'recognise(sent, last.seen, "settled")',
    to: 'recognise(sent, last.seen, "accepted")',
  },
  {
    name: "an answer that does not show what was sent names nothing",
    file: RECOGNISE,
    from: "if (id === null || differs || contradicted(sent.patch, reply).length > 0) return undefined;",
    to: "if (id === null || (differs && contradicted(sent.patch, reply).length > 9)) return undefined;",
  },
  {
    name: "while nothing has arrived, what is there now is not ours",
    file: PATCH_ONCE,
    from: "async refreshBaseline(): Promise<void> {",
    to: "async unused(): Promise<void> {",
  },
  {
    name: "what was made before the first read is not ours",
    file: BASELINE,
    from: "return newestMs === undefined || (createdMs(revision) ?? newestMs) >= newestMs;",
    to: "return true || newestMs;",
  },
  {
    name: "new revisions are read from the deployment, beside the list",
    file: BASELINE,
    from: "for (const id of idsOf(deployment)) {",
    to: "for (const id of idsOf(deployment).slice(9)) {",
  },
  {
    name: "new revisions are read from the list, beside the deployment",
    file: BASELINE,
    from: "newInList(world, target, baseline),\n    readOnce",
    to: "(void newInList, []),\n    readOnce",
  },
  {
    name: "a change whose answer is lost is sent again",
    file: PATCH_ONCE,
    from: 'options.on_ambiguous === "verify" && sends < PATIENCE.changes.attempts',
    to: "sends > PATIENCE.changes.attempts",
  },
  {
    name: "an end other than DEPLOYED is read twice",
    file: "actions/rollout/status.ts",
    from: "return mayGoOn ? FOR_A_MINUTE : TWICE;",
    to: "return mayGoOn ? FOR_A_MINUTE : ONCE;",
  },
  {
    name: "a refused read ends a wait only after a minute",
    file: "service/client/wait.ts",
    from: "refusal = FOR_A_MINUTE,",
    to: "refusal = ONCE,",
  },
];
