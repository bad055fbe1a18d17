import { posix } from "node:path";
import * as z from "zod";
import type { Flaw } from "../../../inputs/problem.ts";
import type { Path } from "../../../inputs/resource-spec/path.ts";
import { readWorkspaceFile } from "../../../inputs/workspace/file.ts";

/** contract: the graph configuration file, as far as authentication goes. */
const GraphConfig = z.object({ auth: z.object({ path: z.string().optional() }).nullish() });

/** `./file.ext:name`: a file of the repository, and the name of its export. */
const HANDLER = /^(?<file>[^:]+\.\w+):(?<name>[A-Za-z_$][\w$]*)$/;

/** A Python module, perhaps of a package. Beyond the contract: graph-config-file. */
const MODULE = /^[A-Za-z_]\w*(\.[A-Za-z_]\w*)*:[A-Za-z_]\w*$/;
const SOURCE_FILE = /\.(py|[cm]?[jt]sx?):/;
const isModule = (path: string) => MODULE.test(path) && !SOURCE_FILE.test(path);
const IN_MODULE = "names a module in auth.path, and whether that exists is not checked";

export interface GraphConfigRead {
  problems: Flaw[];
  /** Hints that do not stop the deploy. */
  notes: string[];
}

/** The service may name any file of the workspace, so that nothing of its text is shown. */
const MALFORMED = "is not valid JSON or YAML: check brackets, quotes and colons";
const NO_AUTH =
  "has no auth: requests are attributed to the owner of the API key, not to end users";

const LOOSE =
  "is not strict JSON (a trailing comma, a comment or single quotes?), so the platform may not read it";

/** Beyond the contract: graph-config-file. */
function loosenessOf({ text, file }: { text: string; file: string }): string[] {
  if (!file.endsWith(".json")) return [];
  try {
    JSON.parse(text);
    return [];
  } catch {
    return [`${file} ${LOOSE}`];
  }
}

/**
 * Checks that the authentication handler of the graph configuration exists in the workspace.
 * Returns undefined when the workspace does not contain the graph configuration.
 */
export async function readGraphConfig(
  path: string,
  workspace: string,
): Promise<GraphConfigRead | undefined> {
  const read = readWorkspaceFile(path, workspace);
  if (!("text" in read)) return undefined;
  const { readYaml } = await import("../../../inputs/resource-spec/yaml.ts");
  const { value, flaws, positionOf } = readYaml(read.text, read.file);
  if (value === undefined)
    return { problems: flaws.map((flaw) => ({ ...flaw, message: MALFORMED })), notes: [] };
  const at = (where: Path, message: string): GraphConfigRead => ({
    problems: [{ message, ...positionOf(where) }],
    notes: [],
  });
  const config = GraphConfig.safeParse(value);
  if (!config.success)
    return at(
      ["auth"],
      'auth: is not of the form { "path": "./file.ext:name" }: write the handler\'s path',
    );
  const { auth } = config.data;
  const loose = loosenessOf(read);
  if (!auth) return { problems: [], notes: [...loose, `${read.file} ${NO_AUTH}`] };
  if (auth.path === undefined)
    return at(["auth"], 'auth.path: is missing: write the handler as "./file.ext:name"');
  if (isModule(auth.path)) return { problems: [], notes: [...loose, `${read.file} ${IN_MODULE}`] };
  const handler = HANDLER.exec(auth.path)?.groups;
  if (handler === undefined) {
    return at(
      ["auth", "path"],
      "auth.path: is not of the form ./file.ext:name: write the handler's file and name",
    );
  }
  const file = posix.join(posix.dirname(read.file), handler.file ?? "");
  const found = readWorkspaceFile(file, workspace);
  if ("text" in found) return { problems: [], notes: loose };
  return at(["auth", "path"], `auth.path: ${found.message}`);
}
