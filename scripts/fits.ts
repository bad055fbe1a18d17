import { parseArgs } from "node:util";
import { readDescription, UnusableDocument } from "./fits/document.ts";
import { fitsOf, tableOf } from "./fits/report.ts";

/* `npm run fits -- FILE-OR-ADDRESS` compares the OpenAPI document of a platform with what the
   actions send and read. */

const HELP = `Usage: npm run fits -- [--json] FILE-OR-ADDRESS

Compares the OpenAPI document of a platform with what the actions send and read. The first rows say
what works; below them is each operation, with what would have no effect.

FILE-OR-ADDRESS  such as openapi.json, or https://platform.example.com/openapi.json
--json           the same as JSON

Exit code: 0 if all that the platform is there for works (images, refs, secrets and resources;
exports), 1 if not, 2 if the document cannot be compared.
`;

async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    options: {
      json: { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    },
    allowPositionals: true,
  });
  const [source, ...others] = positionals;
  if (values.help) {
    process.stdout.write(HELP);
    return 0;
  }
  if (source === undefined || others.length > 0) {
    process.stderr.write(HELP);
    return 2;
  }
  const services = fitsOf(await readDescription(source));
  if (services.length === 0)
    throw new UnusableDocument(
      `${source} describes neither a control plane (/v2/deployments) nor a platform API (/api/v1/bulk-exports)`,
    );
  process.stdout.write(`${values.json ? JSON.stringify(services, null, 2) : tableOf(services)}\n`);
  return services.every(({ fits }) => fits) ? 0 : 1;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  const isOurs = error instanceof UnusableDocument || (error instanceof Error && "code" in error);
  if (!isOurs) throw error;
  // The parser of arguments goes on to explain what nobody asked for.
  const [sentence] = error.message.split(". To specify");
  const hint =
    error instanceof UnusableDocument ? "" : ": npm run fits -- --help lists what there is";
  process.stderr.write(`${sentence}${hint}\n`);
  process.exitCode = 2;
}
