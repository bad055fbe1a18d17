import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { parseResourceSpec } from "../../../../src/inputs/resource-spec/parse.ts";
import { sendRequest } from "../../../harness/http-request.ts";
import { withDeployments } from "../../../harness/manual-emulator.ts";

const volumes = "volumes: [{ name: data, emptyDir: {} }]\n";
const sidecar = (members: string) => `sidecars:\n  - { name: a, image: b, ${members} }`;
const init = (members: string) => `init_containers:\n  - { name: a, image: b, ${members} }`;

const SPEC_PATH = "body.source_config.resource_spec";

/** The spec sent, the invalid member, its line and its problem. */
const INVALID_SPECS: [spec: string, path: string, line: number, reason: string][] = [
  ["volume_mounts: [{ name: data, mountPath: /d }]", "volume_mounts.0.name", 1, "names no volume"],
  [
    `${volumes}${sidecar("volumeMounts: [{ name: other, mountPath: /d }]")}`,
    "sidecars.0.volumeMounts.0.name",
    3,
    "names no volume",
  ],
  [
    `${volumes}${init("volumeMounts: [{ name: data, mountPath: /d }, { name: x, mountPath: /x }]")}`,
    "init_containers.0.volumeMounts.1.name",
    3,
    "names no volume",
  ],
  ["volumes:\n  - name: data\n  - name: data", "volumes.1.name", 3, "repeats"],
  ["volumes:\n  - name: My_Volume", "volumes.0.name", 2, "must be a DNS label"],
  ["sidecars:\n  - { name: A, image: b }", "sidecars.0.name", 2, "must be a DNS label"],
  [sidecar("restartPolicy: Never"), "sidecars.0.restartPolicy", 2, ""],
  [init("restartPolicy: OnFailure"), "init_containers.0.restartPolicy", 2, "only for sidecars"],
  [sidecar("imagePullPolicy: Sometimes"), "sidecars.0.imagePullPolicy", 2, ""],
  [sidecar("env: [{ name: 1A }]"), "sidecars.0.env.0.name", 2, "must be a C identifier"],
  [
    sidecar("env: [{ name: A, value: b, valueFrom: {} }]"),
    "sidecars.0.env.0.valueFrom",
    2,
    "is not allowed beside a non-empty value",
  ],
];
const VALID_SPECS = [
  `${volumes}volume_mounts: [{ name: data, mountPath: /d }]`,
  `${volumes}${init("restartPolicy: Always, volumeMounts: [{ name: data, mountPath: /d }]")}`,
  sidecar("restartPolicy: OnFailure"),
  sidecar('env: [{ name: A, value: "", valueFrom: {} }]'),
];

/** Sends a change to the emulator. */
async function sendChange(resource_spec: object) {
  await using emulator = await withDeployments();
  const body = { source_config: { resource_spec } };
  return await sendRequest(emulator.at(emulator.docker), "PATCH", { body });
}

describe("the rules for a resource spec", () => {
  it.each(INVALID_SPECS)(
    "refuse %j, in the client and in the emulator",
    async (text, path, line, reason) => {
      const { flaws, conflicts } = parseResourceSpec(text);
      expect([...flaws, ...conflicts]).toEqual([
        expect.objectContaining({
          reason: expect.stringContaining(reason),
          position: expect.objectContaining({ line }),
        }),
      ]);
      const { status, json } = await sendChange(parse(text));
      const [{ loc, msg }, ...otherProblems] = Object(json).detail;
      expect([status, loc.join("."), otherProblems]).toEqual([422, `${SPEC_PATH}.${path}`, []]);
      expect(msg).toContain(reason);
    },
  );

  it.each(VALID_SPECS)("permit %j", async (text) => {
    expect(parseResourceSpec(text)).toMatchObject({ flaws: [], conflicts: [] });
    expect(await sendChange(parse(text))).toMatchObject({ status: 200 });
  });
});
