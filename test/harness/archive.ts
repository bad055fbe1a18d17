import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const ARCHIVE = "archive.tar.gz";
/** The environment variable with the folder of the unpacked archive. */
const UNPACKED_VARIABLE = "UNPACKED_ARCHIVE";

export interface Archive {
  /** The path of the .tar.gz. */
  file: string;
  /** The folder with the unpacked files. */
  folder: string;
}

const git = (args: string[], env: Record<string, string> = {}) =>
  execFileSync("git", args, { encoding: "utf8", env: { ...process.env, ...env } }).trim();

/** Packs a commit, by default the working tree, as a job downloads it, and unpacks the archive. */
export function unpack(commit?: string): Archive {
  const directory = mkdtempSync(join(tmpdir(), "archive-"));
  const [file, folder] = [join(directory, ARCHIVE), join(directory, "unpacked")];
  const [index = "", objects = ""] = ["index", "objects"].map((name) =>
    git(["rev-parse", "--path-format=absolute", "--git-path", name]),
  );
  const env = {
    GIT_INDEX_FILE: join(directory, "index"),
    GIT_OBJECT_DIRECTORY: join(directory, "objects"),
    GIT_ALTERNATE_OBJECT_DIRECTORIES: objects,
  };
  for (const createdFolder of [folder, env.GIT_OBJECT_DIRECTORY]) mkdirSync(createdFolder);
  copyFileSync(index, env.GIT_INDEX_FILE);
  if (commit === undefined) git(["add", "--all"], env);
  const tree = commit ?? git(["write-tree"], env);
  git(["archive", "--format=tar.gz", `--output=${file}`, tree], env);
  // Some versions of tar interpret a path with a drive as a host.
  execFileSync("tar", ["-xzf", join("..", ARCHIVE)], { cwd: folder });
  return { file, folder };
}

/** Lets tests start processes from the archive of the working tree. */
export function unpackForTests(): void {
  process.env[UNPACKED_VARIABLE] = unpack().folder;
}

/** The path of the .tar.gz that `unpackForTests` has unpacked. */
export const archivePath = (): string => join(pathInArchive(".."), ARCHIVE);

/** A file of the repository: in the unpacked archive if there is one, else in the working tree. */
export const pathInArchive = (path: string): string =>
  resolve(process.env[UNPACKED_VARIABLE] ?? ".", path);
