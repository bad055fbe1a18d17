import { registerHooks } from "node:module";
import { TextDocument } from "vscode-languageserver-textdocument";
import { parse } from "yaml";
import { OUR_REPOSITORY, readText } from "./workflow.ts";

// GitHub's package imports JSON in a way that Node refuses.
registerHooks({
  load: (url, context, loadNext) =>
    loadNext(
      url,
      url.endsWith(".json") ? { ...context, importAttributes: { type: "json" } } : context,
    ),
});
const { registerLogger, validate } = await import("@actions/languageservice");

const failures: string[] = [];
const ignore = () => undefined;
registerLogger({
  ...{ warn: ignore, info: ignore, log: ignore },
  error: (message) => void failures.push(message),
});

const fetchActionMetadata = async (action: { owner: string; name: string; path?: string }) =>
  `${action.owner}/${action.name}` === OUR_REPOSITORY
    ? parse(readText(`${action.path ? `${action.path}/` : ""}action.yml`))
    : undefined;

let documentCount = 0;

/** The problems that GitHub's own parser finds in a workflow or an `action.yml`. */
export async function findingsOf(
  text: string,
  name = ".github/workflows/one.yml",
): Promise<string[]> {
  // The parser caches documents by their URL.
  const document = TextDocument.create(`file:///${++documentCount}/${name}`, "yaml", 1, text);
  const diagnostics = await validate(document, {
    actionsMetadataProvider: { fetchActionMetadata },
  });
  const problems = diagnostics
    // Actions of others are not downloaded.
    .filter(({ message }) => !`${message}`.startsWith("Unable to resolve action"))
    .map(({ range, message }) => `${range.start.line + 1}: ${message}`);
  return [...problems, ...failures.splice(0)];
}
