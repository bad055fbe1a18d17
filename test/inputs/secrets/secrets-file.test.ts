import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import fc from "fast-check";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { findFileSecrets } from "../../../src/inputs/secrets/secret-texts.ts";
import { secretInputs } from "../../../src/inputs/secrets/secrets.ts";
import { messagesOf } from "../issues.ts";

const workspace = mkdtempSync(join(tmpdir(), "secrets-file-"));
const { secrets_file: INPUT } = secretInputs;

beforeAll(() => void vi.stubEnv("GITHUB_WORKSPACE", workspace));

function writeDotenv(text: string): string {
  writeFileSync(join(workspace, "agent.env"), text);
  return "agent.env";
}

const secretsIn = (text: string) =>
  Object.fromEntries(
    INPUT.unwrap()
      .parse(writeDotenv(text))
      .map(({ name, value }) => [name, value]),
  );

describe("secrets_file", () => {
  it("parses the content that was read for masks; the next time, reads the file again", () => {
    const path = writeDotenv("A=one");
    expect(findFileSecrets(` ${path}\n`)).toEqual([{ name: "A", value: "one" }]);
    expect(secretsIn("A=two")).toEqual({ A: "one" });
    expect(secretsIn("A=two")).toEqual({ A: "two" });
  });

  it("reads comments, export, quotes, and values of several lines", () => {
    const text = [
      "# of the agent",
      "export A=b=c # said twice",
      "",
      " B = ' two # \"words\" ' # one",
      'C="line 1\\nline 2"',
      "D=`line 1",
      "#line 2`",
      "E=$HOME",
    ].join("\n");
    const expected = { A: "b=c", B: ' two # "words" ', C: "line 1\nline 2", E: "$HOME" };
    expect(secretsIn(text)).toEqual({ ...expected, D: "line 1\n#line 2" });
    expect(secretsIn(text.replaceAll("\n", "\r\n"))).toMatchObject(expected);
  });

  it("counts the problems that are not shown", async () => {
    const messages = await messagesOf(INPUT, writeDotenv("A=\n".repeat(300_000)));
    expect(messages).toHaveLength(101);
    expect(messages.at(-1)).toMatch(/^299899 more problems are not shown/);
  });

  it("returns the values of Node's parser, or refuses the text", () => {
    const piece = fc.constantFrom(..."AB=#'\"` \n\r\t\\", "export ", "A=", "\nB='", " # ");
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const text = pieces.join("");
        const { success, data = [] } = INPUT.safeParse(writeDotenv(text));
        const values = Object.fromEntries(data.map(({ name, value }) => [name, value]));
        // Node takes some indented comments for names, and keeps `export` before the name of an
        // empty value at the end of the text.
        const parsedEntries = Object.entries(parseEnv(text))
          .filter(([name]) => !name.startsWith("#"))
          .map(([name, value]) => [name.replace(/^export +/, ""), value]);
        if (success) expect(values).toEqual(Object.fromEntries(parsedEntries));
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ["A=canary", [{ name: "A", value: "canary" }]],
    ['A="one\\ntwo" # canary', [{ name: "A", value: "one\ntwo" }]],
  ])("finds the values of %j with their names", (text, secrets) => {
    expect(INPUT.meta()?.findSecrets?.(` ${writeDotenv(text)}\n`)).toEqual(secrets);
  });

  it.each(["A=one#canary", "A canary", "A='canary", "B='x'canary"])(
    "finds the canary in the malformed %j",
    (text) => {
      const candidates = INPUT.meta()?.findSecrets?.(writeDotenv(text)) ?? [];
      expect(candidates.some(({ value }) => value.includes("canary"))).toBe(true);
    },
  );

  it("finds what was pasted instead of a path, and nothing in a path", () => {
    expect(INPUT.meta()?.findSecrets?.("A=canary")).toEqual([{ name: "A", value: "canary" }]);
    expect(INPUT.meta()?.findSecrets?.("none.env")).toEqual([]);
  });
});
