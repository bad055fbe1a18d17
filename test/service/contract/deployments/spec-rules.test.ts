import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { parseResourceSpec } from "../../../../src/inputs/resource-spec/parse.ts";
import { sendRequest } from "../../../harness/http-request.ts";
import { withDeployments } from "../../../harness/manual-emulator.ts";

const volumes = "volumes: [{ name: data, emptyDir: {} }]\n";
const sidecar = (members: string) => `sidecars:\n  - { name: a, image: b, ${members} }`;
const init = (members: string) => `init_containers:\n  - { name: a, image: b, ${members} }`;

const AT = "body.source_config.resource_spec";

/** The spec sent, the invalid member, its line and its problem. */
const WRONG: [spec: string, path: string, line: number, words: string][] = [
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
const RIGHT = [
  `${volumes}volume_mounts: [{ name: data, mountPath: /d }]`,
  `${volumes}${init("restartPolicy: Always, volumeMounts: [{ name: data, mountPath: /d }]")}`,
  sidecar("restartPolicy: OnFailure"),
  sidecar('env: [{ name: A, value: "", valueFrom: {} }]'),
];

/** The emulator's response to a change. */
async function answer(resource_spec: object) {
  await using emulator = await withDeployments();
  const body = { source_config: { resource_spec } };
  return await sendRequest(emulator.at(emulator.docker), "PATCH", { body });
}

describe("the rules for a resource spec", () => {
  it.each(WRONG)(
    "refuse %j, in the client and in the emulator",
    async (text, path, line, words) => {
      const { flaws, conflicts } = parseResourceSpec(text);
      expect([...flaws, ...conflicts]).toEqual([
        expect.objectContaining({
          reason: expect.stringContaining(words),
          position: expect.objectContaining({ line }),
        }),
      ]);
      const { status, json } = await answer(parse(text));
      const [{ loc, msg }, ...others] = Object(json).detail;
      expect([status, loc.join("."), others]).toEqual([422, `${AT}.${path}`, []]);
      expect(msg).toContain(words);
    },
  );

  it.each(RIGHT)("permit %j", async (text) => {
    expect(parseResourceSpec(text)).toMatchObject({ flaws: [], conflicts: [] });
    expect(await answer(parse(text))).toMatchObject({ status: 200 });
  });
});
