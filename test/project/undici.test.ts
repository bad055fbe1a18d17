import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import { UNDICI } from "../../scripts/bundle.ts";

const load = createRequire(import.meta.url);
const undici = load("undici");
const { version } = load("undici/package.json");
const textOf = (path: string) => readFileSync(load.resolve(`undici/${path}`), "utf8");

const remedy = "see its index.js, and change scripts/bundle.ts";

describe("the build's assumptions about undici", () => {
  it.each(Object.entries(UNDICI))("%s is at the expected path", (name, path) => {
    const hint = `undici ${version} has ${name} no longer in ${path}: ${remedy}`;
    expect(() => load.resolve(`undici/${path}`), hint).not.toThrow();
    expect(load(`undici/${path}`), hint).toBe(undici.Dispatcher.prototype[name] ?? undici[name]);
  });

  it("HTTP/2 is one function of one file, which client.js loads once and calls once", () => {
    const hint = `undici ${version} loads HTTP/2 in another way: ${remedy}`;
    expect(load("undici/lib/dispatcher/client-h2.js"), hint).toBeTypeOf("function");
    const client = textOf("lib/dispatcher/client.js");
    expect(client.match(/.*client-h2.*/g), hint).toEqual([
      "const connectH2 = require('./client-h2.js')",
    ]);
    expect(client.match(/connectH2\b.?/g), hint).toEqual(["connectH2 ", "connectH2("]);
  });

  it("the experimental HTTP/1 parser is off, unless it is asked for", () => {
    const hint = `undici ${version} uses its experimental parser in another way: ${remedy}`;
    const parser = load("undici/lib/dispatcher/parser-h1.js");
    expect(parser.getMiloEnabled(), hint).toBe(false);
    const client = textOf("lib/dispatcher/client-h1.js");
    expect(client.match(/.*(?:parser-h1|MiloEnabled|new H1Parser).*/g), hint).toEqual([
      "const { H1Parser, getMiloEnabled } = typeof esbuildDetection === 'undefined'",
      "  ? require('./parser-h1.js')",
      "  socket[kParser] = typeof esbuildDetection === 'undefined' && (client[kUseMilo] ?? getMiloEnabled())",
      "    ? new H1Parser(client, socket)",
    ]);
  });
});
