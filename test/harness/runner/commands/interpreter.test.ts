import { describe, expect, it } from "vitest";
import { createLog } from "../log/log.ts";
import { createMasker } from "../log/masks.ts";
import { createInterpreter } from "./interpreter.ts";

function read(...lines: string[]) {
  const masker = createMasker();
  const log = createLog({ masker, showsDebug: false, workspace: "/" });
  const interpreter = createInterpreter({ log, masker, showsDebug: false });
  lines.forEach(interpreter.read);
  return {
    ...interpreter,
    log: log.lines,
    annotations: log.annotations,
    failed: interpreter.hasFailed(),
  };
}

describe("createInterpreter", () => {
  it("renders commands and passes other lines on", () => {
    const { log, commands } = read(
      "plain",
      "::group::G",
      "::notice::n",
      "::debug::d",
      "##[endgroup]",
      "::unknown::x",
    );
    expect(log).toEqual(["plain", "##[group]G", "##[notice]n", "##[endgroup]", "::unknown::x"]);
    expect(commands.map(({ name }) => name)).toEqual(["group", "notice", "debug", "endgroup"]);
  });

  it("hides a value from the line after its mask", () => {
    const { log, masks } = read("a secret-1", "::add-mask::secret-1", "a secret-1");
    expect(log).toEqual(["a secret-1", "a ***"]);
    expect(masks).toEqual(["secret-1"]);
  });

  it("warns of a blank mask", () => {
    const { annotations, masks } = read("::add-mask::  ");
    expect(annotations.map(({ type }) => type)).toEqual(["warning"]);
    expect(masks).toEqual([]);
  });

  it("reads outputs and state from the old commands with a warning", () => {
    const { outputs, state, annotations, failed } = read(
      "::set-output name=a::1",
      "::save-state name=b::2",
    );
    expect([...outputs, ...state]).toEqual([
      ["a", "1"],
      ["b", "2"],
    ]);
    expect(annotations.map(({ type }) => type)).toEqual(["warning", "warning"]);
    expect(failed).toBe(false);
  });

  it.each([
    "::set-env name=a::1",
    "text ##[add-path]/bin",
    "::set-output::1",
    "::echo::maybe",
    "::stop-commands::",
  ])("fails the step at %s", (line) => {
    const { annotations, failed } = read(line);
    expect(failed).toBe(true);
    expect(annotations.filter(({ type }) => type === "error")).toHaveLength(2);
  });

  it("obeys no command between stop-commands and its token", () => {
    const { log, masks, commands } = read(
      "::stop-commands::Token",
      "::add-mask::a",
      "::debug::d",
      "::token::",
      "::add-mask::b",
      "::token::",
    );
    expect(log).toEqual([
      "::stop-commands::Token",
      "::add-mask::a",
      "::debug::d",
      "::token::",
      "::token::",
    ]);
    expect(masks).toEqual(["b"]);
    expect(commands.map(({ name }) => name)).toEqual(["stop-commands", "token", "add-mask"]);
  });

  it("repeats commands in the log while echo is on", () => {
    const { log } = read(
      "::echo::on",
      "::group::G",
      "::add-mask::secret-1",
      "::warning::w",
      "::echo::off",
      "::group::H",
    );
    expect(log).toEqual([
      "::group::G",
      "##[group]G",
      "::add-mask::***",
      "##[warning]w",
      "::echo::off",
      "##[group]H",
    ]);
  });
});
