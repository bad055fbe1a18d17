import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const nameIn = (path: string) => /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1];

/** Of each package in the bundle: its name, version and license. */
export function licensesOf(modules: Iterable<string>): string {
  const names = new Set([...modules].map((path) => nameIn(path.replaceAll("\\", "/"))));
  const texts = [...names].filter((name) => name !== undefined).map(licenseOf);
  // undici holds its parser as a binary, without the license of that.
  if (names.has("undici")) texts.push(`llhttp, in undici, MIT\n\n${read("scripts/llhttp.txt")}`);
  return texts.sort().join("\n\n");
}

const read = (path: string) => `${readFileSync(path, "utf8").replaceAll("\r\n", "\n").trim()}\n`;

function licenseOf(name: string): string {
  const folder = join("node_modules", name);
  const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const { version, license } = manifest;
  const file = readdirSync(folder).find((one) => /^(license|licence)/i.test(one));
  const text = file === undefined ? "" : `\n${read(join(folder, file))}`;
  return `${name} ${version}, ${license}\n${text}`;
}
