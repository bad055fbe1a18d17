import { globSync, readFileSync } from "node:fs";

const paths = globSync("**/*.md", { exclude: ["**/node_modules", "coverage", "dist"] });

/** The Markdown files of the repository, except those in hidden folders. */
export const documents = paths
  .map((path) => path.replaceAll("\\", "/"))
  .sort()
  .map((path) => ({ path, text: readFileSync(path, "utf8") }));

/** The page with jobs of other CIs. */
const OTHER_CI_PAGE = "docs/other-ci.md";

/** The YAML blocks of all documents except OTHER_CI_PAGE. */
export const githubSnippets = documents.flatMap(({ path, text }) =>
  [...(path === OTHER_CI_PAGE ? "" : text).matchAll(/^```ya?ml\n([\s\S]*?)^```/gm)].map(
    ([, block = ""]) => ({ path, block }),
  ),
);
export const isWorkflow = ({ block }: { block: string }) => /^jobs:/m.test(block);
