import { readFileSync } from "node:fs";
import * as z from "zod";

const Texts = z.record(z.string(), z.string());

export const { scripts, version, ...dependencies } = z
  .object({
    ...{ version: z.string(), scripts: Texts },
    ...{ dependencies: Texts, devDependencies: Texts, optionalDependencies: Texts },
  })
  .parse(JSON.parse(readFileSync("package.json", "utf8")));

const LockedPackage = z.object({
  ...{ version: z.string(), integrity: z.string().optional(), resolved: z.string().optional() },
  ...{ dev: z.boolean().optional(), optional: z.boolean().optional() },
  hasInstallScript: z.boolean().optional(),
});
const { packages } = z
  .object({ packages: z.record(z.string(), LockedPackage) })
  .parse(JSON.parse(readFileSync("package-lock.json", "utf8")));

/** The packages of package-lock.json by their paths. */
export const lockEntries = Object.entries(packages).filter(([path]) => path !== "");
