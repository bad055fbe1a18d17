import { describe, expect, it } from "vitest";
import { createLog } from "./log.ts";
import { createMasker } from "./masks.ts";

function newLog(showsDebug = false) {
  const masker = createMasker();
  masker.add("secret-1");
  return createLog({ masker, showsDebug, workspace: "/work space" });
}

const command = (properties: Record<string, string>) => ({ name: "error", properties, data: "" });

describe("createLog", () => {
  it("masks what it prints, and passes on each line", () => {
    const seen: string[] = [];
    const log = createLog({
      masker: createMasker(),
      showsDebug: false,
      workspace: "/",
      onLine: (line) => seen.push(line),
    });
    log.print("a\nb");
    expect(seen).toEqual(["a", "b"]);
    expect(log.lines).toEqual(seen);
  });

  it("shows debug lines only where they are wanted, masked too", () => {
    const quiet = newLog();
    quiet.debug("x");
    expect(quiet.lines).toEqual([]);
    const loud = newLog(true);
    loud.debug("x\nsecret-1");
    expect(loud.lines).toEqual(["##[debug]x", "##[debug]***"]);
  });

  it("prints a problem whole, and annotates it masked and cut to 4096 characters", () => {
    const log = newLog();
    log.report("error", `secret-1${"x".repeat(5000)}`);
    expect(log.lines).toEqual([`##[error]***${"x".repeat(5000)}`]);
    expect(log.annotations).toEqual([{ type: "error", message: `***${"x".repeat(4093)}` }]);
  });

  it("annotates ten of each type", () => {
    const log = newLog();
    for (let count = 0; count < 12; count++) {
      log.report("warning", "w");
      log.report("notice", "n");
    }
    expect(log.annotations.map(({ type }) => type).toSorted()).toEqual([
      ...Array.from({ length: 10 }, () => "notice"),
      ...Array.from({ length: 10 }, () => "warning"),
    ]);
    expect(log.lines).toHaveLength(24);
  });

  it("annotates a place, relative to the workspace", () => {
    const log = newLog();
    log.report(
      "error",
      "m",
      command({ Title: "t", file: "/work space/a/b.yml", line: "3", col: "7" }),
    );
    log.report("error", "m", command({ file: "b.yml", line: "x", col: "7" }));
    expect(log.annotations).toEqual([
      { type: "error", title: "t", file: "a/b.yml", line: 3, column: 7, message: "m" },
      { type: "error", file: "b.yml", message: "m" },
    ]);
  });

  it("does not mask a title, as the runner does not", () => {
    const log = newLog();
    log.report("error", "m", command({ title: "secret-1" }));
    expect(log.annotations[0]?.title).toBe("secret-1");
  });
});
