import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import * as z from "zod";
import { CreateInputs } from "../../../src/actions/create/inputs.ts";
import { DeployInputs } from "../../../src/actions/deploy/inputs.ts";
import { ExportInputs } from "../../../src/actions/export/inputs.ts";
import { refusalContextOf } from "../../../src/actions/export/report/error-results.ts";
import { parseResourceSpec } from "../../../src/inputs/resource-spec/parse.ts";
import { CREATION_RULES, LOOKUP_RULES } from "../../../src/report/refusals/control-plane.ts";
import { USAGE_RULES } from "../../../src/report/refusals/platform-api.ts";
import { explainRefusal } from "../../../src/report/refusals/refusal.ts";
import type { RefusalContext } from "../../../src/report/refusals/rule.ts";
import { RefusedError } from "../../../src/service/client/errors.ts";
import {
  getDeployment,
  listDeployments,
} from "../../../src/service/contract/deployments/deployment.ts";
import type { Operation } from "../../../src/service/contract/operation.ts";
import { ID } from "../../harness/ids.ts";

const BASE: RefusalContext = {
  service: "control plane",
  inputs: Object.keys({ ...DeployInputs.shape, ...CreateInputs.shape }),
  providedInputs: [],
};
const SPEC = "# resources\nmin_scale: 1\ncpu: 9\n";
const { positionOf } = parseResourceSpec(SPEC, "deploy/spec.yml");
const IN_FILE = { providedInputs: ["resource_spec_file"], positionOf };
const exportContext = (inputs: Record<string, string>) =>
  refusalContextOf(
    ExportInputs.parse({
      ...{ base_url: "https://p.example", api_key: "a-key", tenant_id: "a-workspace" },
      ...inputs,
    }),
  );
const RANGE = { start_time: "2026-01-01T00:00:00Z", end_time: "2026-01-02T00:00:00Z" };

/** By the headings of `refusals.txt`. */
const CONTEXTS: Record<string, { context: RefusalContext; operation?: Operation }> = {
  change: { context: BASE },
  "change of an action with one input": { context: { ...BASE, inputs: ["image_uri"] } },
  "change of secrets in two inputs": {
    context: {
      ...{ ...BASE, secretsNames: ["PORT", "B"] },
      secretsInputs: new Map([
        ["PORT", "secrets"],
        ["B", "secrets_file"],
      ]),
    },
  },
  "change of secrets from variables": {
    context: { ...BASE, secretsInputs: new Map([["A", "secrets_from_env"]]) },
  },
  "change of a spec in a file": { context: { ...BASE, ...IN_FILE } },
  "change of a merged spec": { context: { ...BASE, ...IN_FILE, inheritedFields: ["computed"] } },
  creation: { context: { ...BASE, rules: CREATION_RULES } },
  "list of deployments": {
    context: { ...BASE, rules: LOOKUP_RULES, listAlternative: "set deployment_id" },
    operation: listDeployments,
  },
  "read of a deployment after a lookup": {
    context: { ...BASE, rules: LOOKUP_RULES },
    operation: getDeployment,
  },
  "list of exports": { context: exportContext({ operation: "list" }) },
  export: { context: exportContext({ destination_id: ID, project_id: ID, ...RANGE }) },
  usage: {
    context: { service: "platform API", rules: USAGE_RULES, inputs: [], providedInputs: [] },
  },
  destination: {
    context: exportContext({
      ...{ operation: "create_destination", display_name: "A", bucket_name: "b", region: "r" },
    }),
  },
};
const Loc = z.array(z.union([z.string(), z.number()]));
/** The reason: the member `detail`, a plain-text body (`text`), or a problem at each of `locs`. */
const Detail = z.union([
  z.string(),
  z.null(),
  z.object({ text: z.string() }),
  z.object({ locs: z.array(Loc), type: z.string().default("value_error") }),
  Loc.transform((loc) => ({ locs: [loc], type: "value_error" })),
]);
type DetailMembers = { text?: string; locs?: (string | number)[][]; type?: string };
/** Status, detail, and names of the inputs that are set. */
const Case = z.tuple([z.number(), Detail], z.string());

function lineFor(heading: string, text: string): string {
  const { context, operation } = CONTEXTS[heading] ?? expect.fail(heading);
  const [status, parsed, ...providedInputs] = Case.parse(JSON.parse(text));
  const members: DetailMembers = typeof parsed === "object" ? { ...parsed } : {};
  const { text: plainText, locs = [], type = "" } = members;
  const problems = locs.map((loc) => ({ loc, msg: "no", type }));
  const detail = typeof parsed === "string" ? parsed : locs.length > 0 ? "many" : plainText;
  const isPlainText = plainText !== undefined;
  const error = new RefusedError({ title: "", status, detail, problems, isPlainText });
  if (operation) error.operation = operation;
  const explanation = explainRefusal(
    error,
    providedInputs.length > 0 ? { ...context, providedInputs } : context,
  );
  return `${text} → ${[explanation.headline, explanation.likelyCause || "–", explanation.nextStep].join(" | ")}`;
}

/** `-u` writes the explanation after each refusal; a new case is a line without one. */
it("refusals.txt lists headline, likely cause and next step of each refusal", async () => {
  const lines: string[] = [];
  let heading = "";
  for (const line of readFileSync("test/report/refusals/refusals.txt", "utf8").split("\n")) {
    const text = /^\[.*?\](?= → |$)/.exec(line)?.[0];
    if (line.startsWith("## ")) heading = line.slice(3);
    lines.push(text === undefined ? line : lineFor(heading, text));
  }
  await expect(lines.join("\n")).toMatchFileSnapshot("refusals.txt");
});
