import { registerHooks } from "node:module";
import { TextDocument } from "vscode-languageserver-textdocument";
import { parse } from "yaml";
import { OURS, read } from "./workflow.ts";

// It imports JSON in a way that Node refuses.
registerHooks({
  load: (url, context, next) =>
    next(url, url.endsWith(".json") ? { ...context, importAttributes: { type: "json" } } : context),
});
const { registerLogger, validate } = await import("@actions/languageservice");

const failures: string[] = [];
const ignore = () => undefined;
registerLogger({
  ...{ warn: ignore, info: ignore, log: ignore },
  error: (message) => void failures.push(message),
});

const fetchActionMetadata = async (action: { owner: string; name: string; path?: string }) =>
  `${action.owner}/${action.name}` === OURS
    ? parse(read(`${action.path ? `${action.path}/` : ""}action.yml`))
    : undefined;

let documents = 0;

/** What GitHub's own parser finds in the text of a workflow, or of an `action.yml`. */
export async function findingsOf(
  text: string,
  name = ".github/workflows/one.yml",
): Promise<string[]> {
  // It caches documents by their address.
  const document = TextDocument.create(`file:///${++documents}/${name}`, "yaml", 1, text);
  const found = await validate(document, { actionsMetadataProvider: { fetchActionMetadata } });
  const problems = found
    // Actions of others are not downloaded.
    .filter(({ message }) => !`${message}`.startsWith("Unable to resolve action"))
    .map(({ range, message }) => `${range.start.line + 1}: ${message}`);
  return [...problems, ...failures.splice(0)];
}
