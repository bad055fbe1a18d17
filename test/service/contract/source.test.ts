import { describe, expect, it } from "vitest";
import {
  SourceConfigRequest,
  SourceRevisionConfigRequest,
} from "../../../src/service/contract/deployments.ts";
import {
  buildsTagOnPush,
  isTag,
  SOURCE_MEMBERS,
  sourceOfMember,
} from "../../../src/service/contract/source.ts";

const CONFIGS = {
  source_config: SourceConfigRequest,
  source_revision_config: SourceRevisionConfigRequest,
};

describe("SOURCE_MEMBERS", () => {
  it("names each member of the two configs, but for the commands of JS deployments", () => {
    const members = Object.entries(CONFIGS).flatMap(([config, { shape }]) =>
      Object.keys(shape).map((name) => `${config}.${name}`),
    );
    const listed = Object.entries(SOURCE_MEMBERS).map(([name, { config }]) => `${config}.${name}`);
    expect(members.filter((member) => !listed.includes(member))).toEqual([
      "source_config.install_command",
      "source_config.build_command",
    ]);
    expect(listed.filter((member) => !members.includes(member))).toEqual([]);
  });
});

describe("sourceOfMember", () => {
  it.each([
    ["repo_url", "github"],
    ["image_uri", "external_docker"],
    ["install_command", undefined],
    ["constructor", undefined],
  ])("gives for %s the source %s", (name, source) => {
    expect(sourceOfMember(name)).toBe(source);
  });
});

describe("isTag", () => {
  it.each([
    ["refs/tags/v1", true],
    ["main", false],
    ["v1", false],
    [undefined, false],
    [null, false],
  ])("of %j is %j", (ref, expected) => {
    expect(isTag(ref)).toBe(expected);
  });
});

describe("buildsTagOnPush", () => {
  it.each([
    [{ repo_ref: "refs/tags/v1", build_on_push: true }, true],
    [{ repo_ref: "refs/tags/v1", build_on_push: false }, false],
    [{ repo_ref: "refs/tags/v1" }, false],
    [{ repo_ref: "main", build_on_push: true }, false],
    [{ build_on_push: true }, false],
  ])("of %j is %j", (members, expected) => {
    expect(buildsTagOnPush(members)).toBe(expected);
  });
});
