import { globSync, readFileSync } from "node:fs";

const paths = globSync("**/*.md", { exclude: ["**/node_modules", "coverage", "dist"] });

/** Every Markdown file of the repository. */
export const documents = paths
  .map((path) => path.replaceAll("\\", "/"))
  .sort()
  .map((path) => ({ path, text: readFileSync(path, "utf8") }));

/** Their blocks of YAML. */
export const snippets = documents.flatMap(({ path, text }) =>
  [...text.matchAll(/^```ya?ml\n([\s\S]*?)^```/gm)].map(([, block = ""]) => ({ path, block })),
);
export const isWorkflow = ({ block }: { block: string }) => /^jobs:/m.test(block);
