import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { MODIFIED_PACKAGES } from "./bundle.ts";

interface Package {
  name: string;
  version: string;
  license: string;
}

const packageNameIn = (path: string) => /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1];

function packageOf(name: string): Package {
  const manifest = JSON.parse(readFileSync(join("node_modules", name, "package.json"), "utf8"));
  return { name, version: manifest.version, license: manifest.license };
}

/** The packages of a bundle, sorted by name. */
function packagesIn(modules: Iterable<string>): Package[] {
  const names = new Set([...modules].map((path) => packageNameIn(path.replaceAll("\\", "/"))));
  return [...names]
    .filter((name) => name !== undefined)
    .sort()
    .map(packageOf);
}

/** Name, version, license and license text of each package in the bundle. */
export function licensesOf(modules: Iterable<string>): string {
  const packages = packagesIn(modules);
  const texts = packages.map(licenseOf);
  // undici includes its parser as a binary, without the parser's license.
  if (packages.some(({ name }) => name === "undici"))
    texts.push(`llhttp, in undici, MIT\n\n${readText("scripts/llhttp.txt")}`);
  return texts.sort().join("\n\n");
}

const readText = (path: string) =>
  `${readFileSync(path, "utf8").replaceAll("\r\n", "\n").trim()}\n`;

function licenseOf({ name, version, license }: Package): string {
  const folder = join("node_modules", name);
  const file = readdirSync(folder).find((one) => /^(license|licence)/i.test(one));
  const text = file === undefined ? "" : `\n${readText(join(folder, file))}`;
  return `${name} ${version}, ${license}\n${text}`;
}

/** The bill of materials of a bundle in CycloneDX, without a time, so that it is reproducible. */
export function sbomOf(modules: Iterable<string>): string {
  const components = packagesIn(modules).map((pkg) => ({
    type: "library",
    name: pkg.name,
    version: pkg.version,
    licenses: [{ license: { id: pkg.license } }],
    purl: `pkg:npm/${pkg.name.replace("@", "%40")}@${pkg.version}`,
    pedigree: pkg.name in MODIFIED_PACKAGES ? { notes: MODIFIED_PACKAGES[pkg.name] } : undefined,
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
