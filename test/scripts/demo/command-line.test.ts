import { describe, expect, it } from "vitest";
import { parseStep } from "../../../scripts/demo/command-line.ts";

const parseArguments = (...args: string[]) => parseStep(args, { KEY: "k=1", EMPTY: "" });

describe("parseStep", () => {
  it.each([
    ["name=a", { name: "a" }],
    ["secrets=A=1\nB=2", { secrets: "A=1\nB=2" }, ["secrets"]],
    ["image_uri=", { image_uri: "" }],
    ["image_uri=$KEY-1", { image_uri: "$KEY-1" }],
    ["bearer_token=b", { bearer_token: "b" }, ["bearer_token"]],
    ["secrets_from_env=A", { secrets_from_env: "A" }],
    ["api_key=$KEY", { api_key: "k=1" }],
    ["'api_key=$KEY'", { api_key: "k=1" }],
    ["secrets=$EMPTY", { secrets: "" }],
  ])("takes %j, and returns the inputs that expose a secret", (arg, inputs, exposedInputs = []) => {
    expect(parseArguments("create", arg)).toMatchObject({
      ...{ actionName: "create", inputs, exposedInputs },
    });
  });

  it("prints help for the command, and for each action", () => {
    expect(parseArguments("--help")).toBe(parseArguments());
    expect(parseArguments("-h")).toBe(parseArguments());
    expect(parseArguments("deploy", "-h")).toBe(parseArguments("deploy", "--help"));
    expect(parseArguments()).toMatch(/^ {2}usage +\w+/m);
    expect(parseArguments("deploy", "--help")).toMatch(/^ {2}timeout +\w.* \(30m\)$/m);
  });

  it.each([
    [["depoly"], '"depoly" is not an action: did you mean deploy?'],
    [["x"], '"x" is not an action: write deploy, create, delete, export or usage'],
    [["deploy", "image_url=a"], 'deploy has no input "image_url": did you mean image_uri?'],
    [["usage", "zz=a"], 'usage has no input "zz": npm run step -- usage --help lists the inputs'],
    [["usage", "--daily=true"], 'usage has no input "--daily": did you mean daily?'],
    [["deploy", "wait"], "wait has no value: write wait=value"],
    [["deploy", "wait=a", "wait=b"], "wait is written twice: keep one"],
    [["deploy", "api_key=$NONE"], "api_key: the environment variable NONE is not set"],
    [["deploy", "base_url=$EMPTY"], "base_url is empty: write an address, or leave it out"],
    [["deploy", "base_url="], "base_url is empty: write an address, or leave it out"],
  ])("refuses %j", (args, sentence) => {
    expect(() => parseArguments(...args)).toThrow(sentence);
  });
});
