import type { Run } from "./run.ts";
import type { ReplySecrets } from "./service.ts";

export const FIRST_SECRETS = {
  CONFORMANCE_A: "first-value-0001",
  CONFORMANCE_B: "first-value-0002",
};
const SECOND_VALUE = "second-value-01";
const THIRD_VALUE = "third-value-001";
const SENT_VALUES: unknown[] = [...Object.values(FIRST_SECRETS), SECOND_VALUE, THIRD_VALUE];

const namesOf = (secrets: ReplySecrets) =>
  (secrets ?? [])
    .map(({ name }) => name)
    .sort()
    .join(", ");

/** Whether secrets are shown, each with a value that this run has sent. */
export const hasSentValues = (secrets: ReplySecrets) =>
  Boolean(secrets?.length) && (secrets ?? []).every(({ value }) => SENT_VALUES.includes(value));

export function describeSecrets(secrets: ReplySecrets): string {
  if (!secrets) return `secrets: ${String(secrets)}`;
  const kinds = secrets.map(({ value }) => {
    if (SENT_VALUES.includes(value)) return "the value";
    if (typeof value !== "string") return String(value);
    return /^\*+$/.test(value) ? "stars" : "another text";
  });
  const kindList = [...new Set(kinds)].join(", ");
  return `${secrets.length} secrets${kindList && `, values as ${kindList}`}`;
}

/** The platform need not be able to run this spec: no step waits for it. */
const SPEC = { min_scale: 1, max_scale: 2, cpu: 3, memory_mb: 1024 };
const NO_WAIT = { wait: "false" };

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

/** Whether the output `changes` has a shown value that differs from the sent one. */
const hasMismatch = (changes = "") => changes.includes('"shown"');

async function checkSecrets(run: Run): Promise<void> {
  const replacement = { secrets: `CONFORMANCE_A=${SECOND_VALUE}`, secrets_mode: "replace" };
  await run.step("secrets_mode: replace", { ...replacement, ...NO_WAIT }, "not_waited");
  const { secrets: shownSecrets } = await run.readAfterLag();
  const names = namesOf(shownSecrets);
  const expectation = "the sent secrets replace all secrets";
  if (names) run.check("secret-replacement", expectation, names === "CONFORMANCE_A", names);
  else run.skip("secret-replacement", "no secrets are shown");
  // A hidden value cannot be sent back: a merge must refuse, unless the list is empty.
  const outcomes = hasSentValues(shownSecrets) ? ["not_waited"] : ["rejected"];
  if (shownSecrets?.length === 0) outcomes.push("not_waited");
  const mergeInputs = {
    secrets: `CONFORMANCE_C=${THIRD_VALUE}`,
    secrets_mode: "merge",
    ...NO_WAIT,
  };
  const { outputs } = await run.step("secrets_mode: merge", mergeInputs, ...outcomes);
  if (!hasSentValues(shownSecrets)) return;
  const newNames = namesOf((await run.readAfterLag()).secrets);
  const isThere = newNames.includes("CONFORMANCE_C");
  const isHandled = hasMismatch(outputs.changes);
  run.check("changed-values", "a new secret is there", isThere, newNames, isHandled);
}

async function checkSpec(run: Run): Promise<void> {
  const shownSpec = async () => (await run.readAfterLag()).source_config?.resource_spec ?? {};
  const spec = { resource_spec: JSON.stringify(SPEC), resource_spec_mode: "replace", ...NO_WAIT };
  const { outputs } = await run.step("resource_spec", spec, "not_waited", "rejected");
  if (outputs.outcome === "not_waited") {
    const fields = await shownSpec();
    const differences = Object.entries(SPEC)
      .filter(([field, value]) => fields[field] !== value)
      .map(([field]) => `${field} is ${fields[field]}`)
      .join(", ");
    const isHandled = hasMismatch(outputs.changes);
    const isSame = differences === "";
    run.check("changed-values", "each value of a spec is taken", isSame, differences, isHandled);
    const addedFields = Object.entries(fields)
      .filter(([field, value]) => value !== null && !(field in SPEC))
      .map(([field]) => field)
      .join(", ");
    const step = "resource_spec_mode: merge";
    run.check("derived-limits", "no other field is shown", addedFields === "", addedFields, step);
  }
  const body = { source_config: { resource_spec: { ...SPEC, conformance_unknown: 1 } } };
  const response = await run.patch(body);
  const unknownValue = (await shownSpec()).conformance_unknown;
  const merge = { resource_spec: '{"cpu":1}', resource_spec_mode: "merge", ...NO_WAIT };
  const mergeEnd = await run.step("resource_spec_mode: merge", merge, "not_waited");
  // Unknown fields of a newer service are sent back, so that a merge does not remove them.
  const fieldsAfterMerge = await shownSpec();
  const isKept =
    mergeEnd.outputs.outcome === "not_waited" &&
    fieldsAfterMerge.conformance_unknown === unknownValue;
  const observation =
    response.status === 200 ? `200, ${unknownValue === undefined ? "dropped" : "kept"}` : response;
  const expectation = "an unknown field of a spec is 422";
  run.check("unknown-members", expectation, response.status === 422, observation, isKept);
}

async function checkPortAndEmptyList(run: Run): Promise<void> {
  const port = { secrets: "PORT=8000", secrets_mode: "replace", ...NO_WAIT };
  const { outputs } = await run.step("a secret PORT", port, "not_waited", "rejected");
  const { outcome, error_message = "" } = outputs;
  const expectation = "a secret may be PORT";
  const isNamed = outcome === "rejected" && error_message.includes("PORT");
  run.check("predefined-variables", expectation, outcome === "not_waited", error_message, isNamed);
  const response = await run.patch({ secrets: [] });
  const { secrets: remaining } = await run.readAfterLag();
  const isEmpty = response.status === 200 && !remaining?.length;
  const observation = `${response.status}; ${describeSecrets(remaining)}`;
  run.check("empty-secrets", "an empty list removes all secrets", isEmpty, observation);
}
