import type { Run } from "./run.ts";
import type { ReplySecrets } from "./service.ts";

export const FIRST_SECRETS = {
  CONFORMANCE_A: "first-value-0001",
  CONFORMANCE_B: "first-value-0002",
};
const SECOND = "second-value-01";
const THIRD = "third-value-001";
const OUR_VALUES: unknown[] = [...Object.values(FIRST_SECRETS), SECOND, THIRD];

const namesOf = (secrets: ReplySecrets) =>
  (secrets ?? [])
    .map(({ name }) => name)
    .sort()
    .join(", ");

/** Whether each shown secret has a value that this run has sent. */
export const showsValues = (secrets: ReplySecrets) =>
  Boolean(secrets?.length) && (secrets ?? []).every(({ value }) => OUR_VALUES.includes(value));

export function describeSecrets(secrets: ReplySecrets): string {
  if (!secrets) return `secrets: ${String(secrets)}`;
  const kinds = secrets.map(({ value }) => {
    if (OUR_VALUES.includes(value)) return "the value";
    if (typeof value !== "string") return String(value);
    return /^\*+$/.test(value) ? "stars" : "another text";
  });
  const kindList = [...new Set(kinds)].join(", ");
  return `${secrets.length} secrets${kindList && `, values as ${kindList}`}`;
}

/* Each spec soon replaces the previous one, so that none needs many resources. */
const SPEC = { min_scale: 1, max_scale: 2, cpu: 3, memory_mb: 1024 };
const QUICK = { wait: "false" };

/** Secrets and spec of a PATCH. */
export async function checkSecretsAndSpec(run: Run): Promise<void> {
  await checkSecrets(run);
  if (run.isGit)
    for (const row of ["derived-limits", "unknown-members"])
      run.skip(row, "no spec can be sent with source=github");
  else await checkSpec(run);
  await checkPortAndEmptyList(run);
  await run.step("revision_id: latest", { revision_id: "latest" }, "deployed");
}

/** The warning of our step about a value that differs from what was sent. */
const hasMismatch = (changes = "") => changes.includes('"shown"');

async function checkSecrets(run: Run): Promise<void> {
  const first = { secrets: `CONFORMANCE_A=${SECOND}`, secrets_mode: "replace", ...QUICK };
  await run.step("secrets_mode: replace", first, "not_waited");
  const { secrets: shown } = await run.readAfterLag();
  const names = namesOf(shown);
  if (names) run.check("secret-replacement", "they replace all", names === "CONFORMANCE_A", names);
  else run.skip("secret-replacement", "no secrets are shown");
  // A hidden value cannot be sent back: a merge must refuse, unless no secrets are shown.
  const outcomes = showsValues(shown) ? ["not_waited"] : ["rejected"];
  if (shown?.length === 0) outcomes.push("not_waited");
  const second = { secrets: `CONFORMANCE_C=${THIRD}`, secrets_mode: "merge", ...QUICK };
  const { outputs } = await run.step("secrets_mode: merge", second, ...outcomes);
  if (!showsValues(shown)) return;
  const namesAfterMerge = namesOf((await run.readAfterLag()).secrets);
  const isThere = namesAfterMerge.includes("CONFORMANCE_C");
  run.check(
    "changed-values",
    "a new secret is there",
    isThere,
    namesAfterMerge,
    hasMismatch(outputs.changes),
  );
}

async function checkSpec(run: Run): Promise<void> {
  const shownSpec = async () => (await run.readAfterLag()).source_config?.resource_spec ?? {};
  const resource_spec = JSON.stringify(SPEC);
  const { outputs } = await run.step(
    "resource_spec",
    { resource_spec, resource_spec_mode: "replace", ...QUICK },
    ...["not_waited", "rejected"],
  );
  if (outputs.outcome === "not_waited") {
    const fields = await shownSpec();
    const changed = Object.entries(SPEC).filter(([field, value]) => fields[field] !== value);
    const differences = changed.map(([field]) => `${field} is ${fields[field]}`).join(", ");
    const what = "each value of a spec is taken";
    run.check(
      "changed-values",
      what,
      changed.length === 0,
      differences,
      hasMismatch(outputs.changes),
    );
    const added = Object.entries(fields).filter(
      ([field, value]) => value !== null && !(field in SPEC),
    );
    const addedNames = added.map(([field]) => field).join(", ");
    const handled = "resource_spec_mode: merge";
    run.check("derived-limits", "no other field is shown", added.length === 0, addedNames, handled);
  }
  const body = { source_config: { resource_spec: { ...SPEC, conformance_unknown: 1 } } };
  const newer = await run.patch(body);
  const unknown = (await shownSpec()).conformance_unknown;
  const merge = { resource_spec: '{"cpu":1}', resource_spec_mode: "merge", ...QUICK };
  const merged = await run.step("resource_spec_mode: merge", merge, "not_waited");
  // Unknown fields of a newer service are sent back, so that a merge does not remove them.
  const after = await shownSpec();
  const isKept = merged.outputs.outcome === "not_waited" && after.conformance_unknown === unknown;
  const observation =
    newer.status === 200 ? `200, ${unknown === undefined ? "dropped" : "kept"}` : newer;
  const what = "an unknown field of a spec is 422";
  run.check("unknown-members", what, newer.status === 422, observation, isKept);
}

async function checkPortAndEmptyList(run: Run): Promise<void> {
  const port = { secrets: "PORT=8000", secrets_mode: "replace", ...QUICK };
  const { outputs } = await run.step("a secret PORT", port, "not_waited", "rejected");
  const { outcome, error_message = "" } = outputs;
  const what = "a secret may be PORT";
  const isNamed = outcome === "rejected" && error_message.includes("PORT");
  run.check("predefined-variables", what, outcome === "not_waited", error_message, isNamed);
  const emptied = await run.patch({ secrets: [] });
  const { secrets: remaining } = await run.readAfterLag();
  const isEmpty = emptied.status === 200 && !remaining?.length;
  const observation = `${emptied.status}; ${describeSecrets(remaining)}`;
  run.check("empty-secrets", "an empty list removes all", isEmpty, observation);
}
