import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Emulator } from "../../../emulator/server/server.ts";
import { type CreateWith, createWith } from "../../harness/step.ts";

function workspaceWith(name: string, text: string): string {
  const folder = mkdtempSync(join(tmpdir(), "workspace-"));
  writeFileSync(join(folder, name), text);
  return folder;
}

const docker = {
  name: "preview-7",
  source: "external_docker",
  image_uri: "registry.example/agent:1",
};

const answering =
  (status: number, detail: string | object[]) =>
  ({ faults }: Emulator) =>
    void faults.add({
      match: { path: "create" },
      fault: { kind: "status", status, body: JSON.parse(JSON.stringify({ detail })) },
    });

const refusedBy = async (options: CreateWith, inputs: Record<string, string> = {}) => {
  const result = await createWith({ ...docker, ...inputs }, options);
  expect(result).toMatchObject({ exitCode: 1, made: 0, outputs: { outcome: "rejected" } });
  return result.annotations;
};

const invalid = (loc: (string | number)[]) => [
  { loc, msg: "Input should be shorter", type: "value_error" },
];

describe("a refused creation", () => {
  it("is annotated at the line of resource_spec_file that caused it", async () => {
    const workspace = workspaceWith("spec.yml", "# resources\nmin_scale: 1\ncpu: 99\n");
    const inputs = { resource_spec_file: "spec.yml" };
    expect(await refusedBy({ cpuLimit: 4, run: { workspace } }, inputs)).toMatchObject([
      {
        type: "error",
        title: "Rejected",
        message: expect.stringContaining(
          "resource_spec_file spec.yml:3: cpu: the control plane says: Input should be less than or equal to 4",
        ),
        file: "spec.yml",
        line: 3,
        column: 1,
      },
    ]);
  });

  it("names the line of an inline spec", async () => {
    const [annotation] = await refusedBy(
      { cpuLimit: 4 },
      { resource_spec: "min_scale: 1\ncpu: 99" },
    );
    expect(annotation?.message).toContain(
      "resource_spec: line 2, column 1: cpu: the control plane says: Input should be less than or equal to 4",
    );
  });

  it("explains that the name is taken, and what to do", async () => {
    const arrange = ({ store }: Emulator) =>
      void store.addDeployment({ name: "preview-7", source: "external_docker" });
    const [annotation] = await refusedBy({ arrange });
    expect(annotation?.message).toMatch(
      /the name is taken[\s\S]*another name, or set if_exists: update[\s\S]*said: .*exists/,
    );
    expect(annotation?.message.match(/\bexists/g)).toHaveLength(1);
  });

  it.each([
    [
      ["body", "source_config", "listener_config", "k8s_namespace"],
      "k8s_namespace: the control plane says",
    ],
    [["body", "secrets", 1, "name"], "secrets: the control plane refused the secret B"],
    [["body", "secrets", 2, "name"], "secrets_from_env: the control plane refused the secret C"],
  ])("reports the member %j as %s", async (loc, input) => {
    const inputs = { secrets: "A=first-value\nB=second-value", secrets_from_env: "C" };
    const [annotation] = await refusedBy(
      { arrange: answering(422, invalid(loc)), run: { env: { C: "third-value" } } },
      inputs,
    );
    expect(annotation?.message).toContain(`(422). ${input}: Input should be shorter\n`);
  });

  it("names the input of a 400", async () => {
    const [annotation] = await refusedBy(
      {},
      { listener_id: "0b6f4c1e-2f0a-4d3e-9b1c-7a5d8e6f1a01" },
    );
    expect(annotation?.message).toMatch(
      /\(400\)\. listener_id: the control plane says: .* is not a listener\n/,
    );
  });

  it.each([
    [
      403,
      "Forbidden",
      /is not allowed to do this \(403\)\..*\n.*set tenant_id\.\n.*said: Forbidden/,
    ],
    [404, "No such listener", /: not found \(404\)\. An id .*\n[\s\S]*said: No such listener/],
  ])("names cause and next step for %i %s", async (status, detail, told) => {
    const [annotation] = await refusedBy({ arrange: answering(status, detail) });
    expect(annotation?.message).toMatch(told);
    expect(annotation?.message).not.toMatch(/deployment_id|revision_id/);
  });
});
