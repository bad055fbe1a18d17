import { parseArgs } from "node:util";
import { readDescription, UnusableDocument } from "./fits/document.ts";
import { fitsOf, tableOf } from "./fits/report.ts";

/* `npm run fits -- FILE-OR-ADDRESS` compares the OpenAPI document of a platform with what the
   actions send and read. Exit code 1 if what the platform is there for cannot work, 2 if the
   document cannot be compared. */

const USAGE = "Usage: npm run fits -- [--json] FILE-OR-ADDRESS\n";

async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    options: { json: { type: "boolean", default: false } },
    allowPositionals: true,
  });
  const [source, ...others] = positionals;
  if (source === undefined || others.length > 0) {
    process.stderr.write(USAGE);
    return 2;
  }
  const services = fitsOf(await readDescription(source));
  if (services.length === 0)
    throw new UnusableDocument(`${source} describes neither a control plane nor a platform API`);
  process.stdout.write(`${values.json ? JSON.stringify(services, null, 2) : tableOf(services)}\n`);
  return services.every(({ fits }) => fits) ? 0 : 1;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  const isOurs = error instanceof UnusableDocument || (error instanceof Error && "code" in error);
  if (!isOurs) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
