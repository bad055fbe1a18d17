import type { Rule } from "./rules.ts";

const RECOGNISE = "actions/deploy/apply/recognise.ts";
const PATCH_ONCE = "actions/deploy/apply/patch-once.ts";
const BASELINE = "actions/deploy/apply/baseline.ts";

/** The rules by which a revision counts as ours, and those of patience; each can be taken out. */
export const RULES: readonly Rule[] = [
  {
    name: "a digest, a git tag or the run's name alone proves that a revision is ours",
    file: RECOGNISE,
    from: "if (mark !== undefined && isMarkOurs) return",
    to: "if (mark === null && isMarkOurs) return",
  },
  {
    name: "… the run's name too",
    file: RECOGNISE,
    from: "(isFixed(patch) || isMarked(one.source_revision_config, run.id));",
    to: "isFixed(patch);",
  },
  {
    name: "a single new revision without our spec or secrets was made over ours",
    file: RECOGNISE,
    from: "const isMarkOurs = missing.length === 0 ||",
    to: "const isMarkOurs = missing.length >= 0 ||",
  },
  {
    name: "spec and secrets that the deployment shows are compared",
    file: RECOGNISE,
    from: "as const).filter((name) => isOther[name]);",
    to: "as const).filter((name) => isOther[name] && false);",
  },
  {
    name: "what an answer names is believed after one look",
    file: RECOGNISE,
    from: "return shown.every((one) => contradicted(patch, one).length === 0);",
    to: "return true;",
  },
  {
    name: "while nothing has arrived, what is there now is not ours",
    file: PATCH_ONCE,
    from: "async refreshBaseline() {",
    to: "async unused() {",
  },
  {
    name: "what was made before the first read is not ours",
    file: BASELINE,
    from: "return ms === undefined ||",
    to: "return true ||",
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
    from: "listOf(world, target),\n    ask(",
    to: "[],\n    ask(",
  },
  {
    name: "a change whose answer is lost is sent again",
    file: PATCH_ONCE,
    from: 'on_ambiguous === "verify" && sends < PATIENCE.changes.attempts',
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
    from: "refusal = () => FOR_A_MINUTE,",
    to: "refusal = () => ONCE,",
  },
];
