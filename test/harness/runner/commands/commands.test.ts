import { describe, expect, it } from "vitest";
import { parseCommand, propertyOf } from "./commands.ts";

const names = new Set(["error", "add-mask", "set-output"]);
const parse = (line: string) => parseCommand(line, names);

describe("parseCommand", () => {
  it("reads the colon form with its properties unescaped", () => {
    expect(parse("::error file=a%3Ab.ts,line=3,title=x%2Cy::100%25%0Asecond")).toEqual({
      name: "error",
      properties: { file: "a:b.ts", line: "3", title: "x,y" },
      data: "100%\nsecond",
    });
  });

  it("reads the colon form after any white space, and only at the start", () => {
    expect(parse("\u0085\u2003 ::error::x")?.data).toBe("x");
    expect(parse("text ::error::x")).toBeUndefined();
    expect(parse("::error:x")).toBeUndefined();
  });

  it("reads the bracket form anywhere in a line", () => {
    expect(parse("text ##[error file=a%3Bb;code=1]c%5D%0Ad")).toEqual({
      name: "error",
      properties: { file: "a;b", code: "1" },
      data: "c]\nd",
    });
    expect(parse("##[error")).toBeUndefined();
  });

  it("ignores a second bracket form in a line", () => {
    expect(parse("##[note] ##[error]x")).toBeUndefined();
  });

  it("takes known names in any case, and no others", () => {
    expect(parse("::Error::x")?.name).toBe("error");
    expect(parse("::shout::x")).toBeUndefined();
    expect(parse(":: error::x")).toBeUndefined();
  });

  it("unescapes each character once, and no others", () => {
    expect(parse("::error::%250A %3A %0a")?.data).toBe("%0A %3A %0a");
  });

  it("omits properties without a value", () => {
    expect(parse("::error a=,=b,c,d=1=2::x")?.properties).toEqual({ d: "1=2" });
  });

  it("keeps a property named __proto__ as an ordinary one", () => {
    expect(Object.keys(parse("::error __proto__=1::x")?.properties ?? {})).toEqual(["__proto__"]);
  });

  it("takes no command with an invisible character between its colons", () => {
    expect(parse("::error:\u200b:x")?.name).toBe("error");
  });
});

describe("propertyOf", () => {
  it("finds a property in any case, and nothing where it is absent", () => {
    const command = { name: "error", properties: { Title: "t" }, data: "" };
    expect(propertyOf(command, "title")).toBe("t");
    expect(propertyOf(command, "file")).toBe("");
  });
});
