import {
  deploy,
  expectEnd,
  isGit,
  namesOf,
  patch,
  type Run,
  set,
  settled,
  shownSecrets,
  showsValues,
} from "./run.ts";
import { shapeOf } from "./service.ts";

const SPEC = { min_scale: 1, max_scale: 2, cpu: 1, memory_mb: 1024 };

/** Secrets, spec and members of a PATCH. Not of a deployment that somebody needs afterwards. */
export async function secretsAndSpec(run: Run): Promise<void> {
  if (run.before !== undefined) return;
  await secrets(run);
  await members(run);
  if (!isGit(run)) await spec(run);
  const { findings } = run;
  const reserved = await patch(run, { secrets: [{ name: "PORT", value: "8000" }] });
  const isTaken = reserved.status === 200;
  findings.check("predefined-variables", "a secret may be PORT", isTaken, shapeOf(reserved));
  const emptied = await patch(run, { secrets: [] });
  const none = await settled(run);
  const isEmpty = emptied.status === 200 && !none.secrets?.length;
  const seen = `${shapeOf(emptied)}; ${shownSecrets(none.secrets)}`;
  findings.check("empty-secrets", "an empty list removes all", isEmpty, seen);
  const watched = await deploy(run, "watch the latest", { revision_id: "latest" });
  expectEnd(run, "revision_id: latest", watched, "deployed");
}

async function secrets(run: Run): Promise<void> {
  const { findings } = run;
  const replaced = await deploy(run, "secrets replaced", {
    secrets: "CONFORMANCE_A=second-value-01",
    secrets_mode: "replace",
    wait: "false",
  });
  expectEnd(run, "secrets_mode: replace", replaced, "not_waited");
  const shown = await settled(run);
  const isAlone = namesOf(shown.secrets) === "CONFORMANCE_A";
  if (shown.secrets?.length)
    findings.check("secret-replacement", "they replace all", isAlone, namesOf(shown.secrets));
  else findings.skip("secret-replacement", "no secrets are shown");
  const merged = await deploy(run, "secrets merged", {
    secrets: "CONFORMANCE_C=third-value-001",
    secrets_mode: "merge",
    wait: "false",
  });
  // What is not shown cannot be sent again: a merge must refuse, unless it sees no secrets at all.
  const ends = showsValues(shown.secrets) ? ["not_waited"] : ["rejected"];
  if (shown.secrets?.length === 0) ends.push("not_waited");
  expectEnd(run, "secrets_mode: merge", merged, ...ends);
}

async function members(run: Run): Promise<void> {
  const { findings, name } = run;
  const before = await settled(run);
  const nulls = await patch(run, {
    source_config: { build_command: null },
    source_revision_config: { image_uri: null },
    secrets: null,
  });
  const kept = await settled(run);
  const isKept = kept.latest_revision_id === before.latest_revision_id;
  const seen = `${shapeOf(nulls)}; ${isKept ? "no" : "a"} new revision`;
  const isIgnored = nulls.status === 200 && isKept;
  findings.check(
    "null-members",
    "null keeps what is there, and makes no revision",
    isIgnored,
    seen,
  );
  const renamed = await patch(run, { name: `${name}-x` });
  const shown = await settled(run);
  const isFixed = renamed.status === 400 && shown.name === name;
  findings.check("fixed-members", "a change of the name is 400", isFixed, shapeOf(renamed));
  if (shown.name !== name) await patch(run, { name });
}

async function spec(run: Run): Promise<void> {
  const { findings } = run;
  const resource_spec = JSON.stringify(SPEC);
  const sent = await deploy(run, "spec", {
    resource_spec,
    resource_spec_mode: "replace",
    wait: "false",
  });
  expectEnd(run, "resource_spec", sent, "not_waited");
  const { source_config } = await settled(run);
  const fields = set(source_config?.resource_spec);
  const added = Object.keys(fields).filter((field) => !(field in SPEC));
  const also = `also shown: ${added.join(", ")}`;
  findings.check("derived-limits", "a spec is shown as it was sent", added.length === 0, also);
  const cut = Object.entries(SPEC).filter(([field, value]) => fields[field] !== value);
  const not = `not so: ${cut.map(([field]) => field).join(", ")}`;
  findings.check("changed-values", "each value of a spec is taken", cut.length === 0, not);
  const newer = await patch(run, {
    source_config: { resource_spec: { ...SPEC, conformance_unknown: 1 } },
  });
  const { source_config: shown } = await settled(run);
  const isKept = shown?.resource_spec?.conformance_unknown !== undefined;
  const seen = `${shapeOf(newer)}; ${isKept ? "kept" : "not shown"}`;
  findings.check("spec-fields", "an unknown field is 422", newer.status === 422, seen);
  const negative = await patch(run, { source_config: { resource_spec: { ...SPEC, cpu: -1 } } });
  const isRefused = negative.status === 422;
  findings.check("spec-bounds", "a negative number is 422", isRefused, shapeOf(negative));
}
