import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { bundle } from "./bundle.ts";

/* One bundle for each action: dist/<action>/index.js, beside it what it loads later, and its post step.
   Names of actions build only those; --into=<folder> builds beside dist. */

process.chdir(join(import.meta.dirname, ".."));
const isAction = (room: string) => existsSync(`src/${room}/main.ts`) && room !== "emulator";
const { values, positionals } = parseArgs({
  options: { into: { type: "string", default: "dist" } },
  allowPositionals: true,
});
const actions = positionals.length > 0 ? positionals : readdirSync("src").filter(isAction);

/** Of each package in the bundle: its name, version and license. */
function licensesOf(modules: Iterable<string>): string {
  const roots = [...modules].map(
    (path) => /^.*\/node_modules\/(@[^/]+\/)?[^/]+/.exec(path.replaceAll("\\", "/"))?.[0],
  );
  const texts = [...new Set(roots)]
    .filter((root) => root !== undefined)
    .map((root) => {
      const { name, version, license } = JSON.parse(
        readFileSync(join(root, "package.json"), "utf8"),
      );
      const file = readdirSync(root).find((one) => /^(license|licence)/i.test(one));
      const text =
        file === undefined
          ? ""
          : `\n${readFileSync(join(root, file), "utf8").replaceAll("\r\n", "\n").trim()}\n`;
      return `${name} ${version}, ${license}\n${text}`;
    });
  return texts.sort().join("\n\n");
}

async function build(action: string): Promise<void> {
  const post = `src/${action}/post.ts`;
  const dir = join(values.into, action);
  rmSync(dir, { recursive: true, force: true });
  const output = await bundle(
    { index: `src/${action}/main.ts`, ...(existsSync(post) ? { "post/index": post } : {}) },
    dir,
  );
  writeFileSync(
    join(dir, "licenses.txt"),
    licensesOf(output.flatMap((file) => (file.type === "chunk" ? file.moduleIds : []))),
  );
  writeFileSync(join(dir, "package.json"), '{ "type": "commonjs" }\n');
}

if (positionals.length === 0) rmSync(values.into, { recursive: true, force: true });
for (const action of actions) await build(action);
