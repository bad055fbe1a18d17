import { readFileSync } from "node:fs";
import * as z from "zod";

const Texts = z.record(z.string(), z.string());

export const { scripts, version, ...dependencies } = z
  .object({
    ...{ version: z.string(), scripts: Texts },
    ...{ dependencies: Texts, devDependencies: Texts, optionalDependencies: Texts },
  })
  .parse(JSON.parse(readFileSync("package.json", "utf8")));
