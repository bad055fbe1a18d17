import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { MODIFIED_PACKAGES } from "./bundle.ts";

interface Package {
  name: string;
  version: string;
  license: string;
}

const nameIn = (path: string) => /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1];

function packageOf(name: string): Package {
  const manifest = JSON.parse(readFileSync(join("node_modules", name, "package.json"), "utf8"));
  return { name, version: manifest.version, license: manifest.license };
}

/** The packages of a bundle, by name. */
function packagesIn(modules: Iterable<string>): Package[] {
  const names = new Set([...modules].map((path) => nameIn(path.replaceAll("\\", "/"))));
  return [...names]
    .filter((name) => name !== undefined)
    .sort()
    .map(packageOf);
}

/** Name, version and license of each package in the bundle. */
export function licensesOf(modules: Iterable<string>): string {
  const packages = packagesIn(modules);
  const texts = packages.map(licenseOf);
  // undici includes its parser as a binary, without the license.
  if (packages.some(({ name }) => name === "undici"))
    texts.push(`llhttp, in undici, MIT\n\n${read("scripts/llhttp.txt")}`);
  return texts.sort().join("\n\n");
}

const read = (path: string) => `${readFileSync(path, "utf8").replaceAll("\r\n", "\n").trim()}\n`;

function licenseOf({ name, version, license }: Package): string {
  const folder = join("node_modules", name);
  const file = readdirSync(folder).find((one) => /^(license|licence)/i.test(one));
  const text = file === undefined ? "" : `\n${read(join(folder, file))}`;
  return `${name} ${version}, ${license}\n${text}`;
}

/** The reproducible bill of materials (CycloneDX) of these bundles. */
export function billOf(modules: Iterable<string>): string {
  const components = packagesIn(modules).map((one) => ({
    type: "library",
    name: one.name,
    version: one.version,
    licenses: [{ license: { id: one.license } }],
    purl: `pkg:npm/${one.name.replace("@", "%40")}@${one.version}`,
    // Absent if the package is unmodified.
    pedigree: one.name in MODIFIED_PACKAGES ? { notes: MODIFIED_PACKAGES[one.name] } : undefined,
  }));
  const bill = {
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: { component: { type: "application", name: "deploy-agent-server" } },
    components,
  };
  return `${JSON.stringify(bill, null, 2)}\n`;
}
