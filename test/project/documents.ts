import { globSync, readFileSync } from "node:fs";

const paths = globSync("**/*.md", { exclude: ["**/node_modules", "coverage", "dist"] });

/** Every Markdown file of the repository. */
export const documents = paths
  .map((path) => path.replaceAll("\\", "/"))
  .sort()
  .map((path) => ({ path, text: readFileSync(path, "utf8") }));
