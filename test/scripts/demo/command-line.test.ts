import { describe, expect, it } from "vitest";
import { parseStep } from "../../../scripts/demo/command-line.ts";

const parseWithEnv = (...args: string[]) => parseStep(args, { KEY: "k=1", EMPTY: "" });

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
  ])("reads %j, and returns the inputs that expose a secret", (arg, inputs, exposedInputs = []) => {
    expect(parseWithEnv("create", arg)).toMatchObject({
      ...{ actionName: "create", inputs, exposedInputs },
    });
  });

  it("returns the help of the command, or of an action", () => {
    expect(parseWithEnv("--help")).toBe(parseWithEnv());
    expect(parseWithEnv("-h")).toBe(parseWithEnv());
    expect(parseWithEnv("deploy", "-h")).toBe(parseWithEnv("deploy", "--help"));
    expect(parseWithEnv()).toMatch(/^ {2}usage +\w+/m);
    expect(parseWithEnv("deploy", "--help")).toMatch(/^ {2}timeout +\w.* \(30m\)$/m);
  });

  it.each([
    [["depoly"], "the first argument must be an action, one of deploy, create, delete, export, us"],
    [
      ["deploy", "image_url=a"],
      "deploy: argument 1 must be input=value, where input is one that --help lists: did you mean image_uri=…?",
    ],
    [
      ["deploy", "lsv2_pt_secret"],
      "deploy: argument 1 must be input=value, where input is one that --help lists",
    ],
    [["usage", "--daily=true"], "that --help lists: did you mean daily=…?"],
    [["deploy", "wait"], "that --help lists: did you mean wait=…?"],
    [["deploy", "wait=a", "wait=b"], "deploy: wait is written twice: keep one"],
    [
      ["deploy", "x", "api_key=$lsv2_pt_secret"],
      "--help lists\ndeploy: api_key names an environment variable that is not set",
    ],
    [["deploy", "base_url=$EMPTY"], "base_url is empty: write an address, or leave it out"],
    [["deploy", "base_url="], "base_url is empty: write an address, or leave it out"],
  ])("refuses %j, and quotes no secret", (args, problem) => {
    const parse = () => parseWithEnv(...args);
    expect(parse).toThrow(problem);
    expect(parse).not.toThrow("lsv2_pt_secret");
  });
});
