import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import ncc from "@vercel/ncc";
import { minifySync } from "oxc-minify";

/** What the sources import of undici, and what its index adds to `Dispatcher` for them. */
export const UNDICI = {
  Agent: "lib/dispatcher/agent.js",
  Dispatcher: "lib/dispatcher/dispatcher.js",
  EnvHttpProxyAgent: "lib/dispatcher/env-http-proxy-agent.js",
  Pool: "lib/dispatcher/pool.js",
  request: "lib/api/api-request.js",
  connect: "lib/api/api-connect.js",
};
const undiciImports = Object.entries(UNDICI).map(
  ([name, path]) => `import ${name} from "../../../node_modules/undici/${path}";\n`,
);

/** Files that modify packages, so that a step sends its first request sooner. */
const PATCHED_FILES = {
  // Found by src/service before the real package, whose index loads three times as much.
  "service/node_modules/undici/index.js": `${undiciImports.join("")}
    Object.assign(Dispatcher.prototype, { request, connect });
    export { Agent, EnvHttpProxyAgent, Pool };`,
  // HTTP/2 is used only for GitHub's API, and loaded on demand.
  "node_modules/undici/lib/dispatcher/client-h2.js":
    'module.exports = (...args) => require("./http2.js")(...args);',
  // An experimental second parser is omitted.
  "node_modules/undici/lib/dispatcher/parser-h1.js": "exports.getMiloEnabled = () => false;",
  // Omits unused parts of @actions/core, which has no subpath exports.
  "node_modules/@actions/core/package.json": JSON.stringify({
    ...JSON.parse(readFileSync("node_modules/@actions/core/package.json", "utf8")),
    sideEffects: false,
  }),
};

/** Notes on modified packages, for the bill of materials. */
export const MODIFIED_PACKAGES: Record<string, string> = {
  undici:
    "Only the modules that the actions use: without its index and its experimental HTTP/1 parser. HTTP/2 is a file of its own. See scripts/bundle.ts.",
  "@actions/core": "Only the modules that the actions use. See scripts/bundle.ts.",
};

/** Creates the folder of the compiled sources, with modified copies of packages. */
export function prepareBuild(): void {
  rmSync("build", { recursive: true, force: true });
  for (const name of ["@actions", "undici"])
    cpSync(`node_modules/${name}`, `build/node_modules/${name}`, { recursive: true });
  const dispatchers = "build/node_modules/undici/lib/dispatcher";
  cpSync(`${dispatchers}/client-h2.js`, `${dispatchers}/http2.js`);
  for (const [path, text] of Object.entries(PATCHED_FILES)) {
    mkdirSync(dirname(`build/${path}`), { recursive: true });
    writeFileSync(`build/${path}`, text);
  }
}

/**
 * Removes comments and dead code, and whitespace of packages, so that a step starts sooner. Names
 * and lines of our own code are kept for reviewers.
 */
function minify(name: string, text: string, isPackage: boolean): string {
  // By default, ncc would report missing files only at run time.
  const missingModule = /eval\("require"\)\("(.+?)"\)/.exec(text)?.[1];
  if (missingModule !== undefined)
    throw new Error(`${missingModule} is imported, and cannot be found`);
  const keepNames = { function: true, class: true };
  const { code, errors } = minifySync(name, text, {
    compress: { keepNames, sequences: isPackage, joinVars: isPackage },
    mangle: isPackage && { keepNames },
    codegen: { removeWhitespace: isPackage },
  });
  if (errors.length > 0) throw new Error(`${name} cannot be read: ${errors[0]?.message}`);
  return code;
}

/**
 * Functions that name chunks after their root or largest module, so that a reviewer can tell them
 * apart, and a change of one file renames no other.
 */
function chunkNaming({ chunks, chunkGraph }: ncc.Compilation) {
  const names = new Map<string, string>();
  const packages = new Set<string>();
  for (const chunk of chunks) {
    const [root] = chunk.name === null ? chunkGraph.getChunkRootModules(chunk) : [];
    const modules = [...chunkGraph.getChunkModules(chunk)].sort((a, b) => b.size() - a.size());
    const pathOf = (module?: ncc.Module) => module?.rootModule?.resource ?? module?.resource ?? "";
    const path = pathOf(root ?? modules[0]);
    const [, baseName = ""] =
      /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path) ??
      /.*build\/(?:actions\/)?(.+)\.js$/.exec(path) ??
      [];
    const name = baseName.replace(/^\W+|\W+$/g, "").replace(/\W+/g, "-");
    const isTaken = [...names.values()].includes(name);
    names.set(String(chunk.id), isTaken ? `${name}-${chunk.id}` : name);
    if (modules.every((module) => pathOf(module).includes("node_modules")))
      packages.add(`${chunk.id}.index.js`);
  }
  const nameOf = (id: string) => names.get(id) ?? id;
  return {
    isPackage: (name: string) => packages.has(name),
    renameFile: (name: string) => name.replace(/^\d+(?=\.index\.js$)/, nameOf),
    renameIn: (text: string) =>
      text.replace(
        /(__(?:nccwpck|webpack)_require__\.e\((?:\/\*.*?\*\/ ?)?|^exports\.ids? = \[?)(\d+)/gm,
        (_, prefix: string, id: string) => `${prefix}"${nameOf(id)}"`,
      ),
  };
}

/** Bundles an entry: the texts of its files by their names, and the paths of its modules. */
export async function bundle(entry: string) {
  const { code, assets, stats } = await ncc(resolve(entry), {
    esm: false,
    cache: false,
    quiet: true,
  });
  const texts = Object.entries(assets).map(([name, { source }]) => [name, String(source)] as const);
  const { renameFile, renameIn, isPackage } = chunkNaming(stats.compilation);
  const files = [["index.js", code] as const, ...texts].map(
    ([name, text]) => [renameFile(name), minify(name, renameIn(text), isPackage(name))] as const,
  );
  const modules = [...stats.compilation.modules].flatMap((module) => [
    module.resource,
    ...(module.modules ?? []).map(({ resource }) => resource),
  ]);
  return { files, modules: modules.filter((path) => path !== undefined) };
}
