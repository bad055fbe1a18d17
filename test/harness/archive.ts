import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const ARCHIVE = "archive.tar.gz";
/** Where the archive of this working tree is unpacked, while tests run. */
const UNPACKED = "UNPACKED_ARCHIVE";

export interface Archive {
  /** A .tar.gz. */
  file: string;
  /** The folder with what it holds. */
  folder: string;
}

const git = (args: string[], env: Record<string, string> = {}) =>
  execFileSync("git", args, { encoding: "utf8", env: { ...process.env, ...env } }).trim();

/**
 * What a job downloads of a commit, unpacked; by default of the one that all files here would make.
 * Nothing of it is kept in this clone.
 */
export function unpack(commit?: string): Archive {
  const at = mkdtempSync(join(tmpdir(), "archive-"));
  const [file, folder] = [join(at, ARCHIVE), join(at, "unpacked")];
  const [index = "", objects = ""] = ["index", "objects"].map((name) =>
    git(["rev-parse", "--path-format=absolute", "--git-path", name]),
  );
  const env = {
    GIT_INDEX_FILE: join(at, "index"),
    GIT_OBJECT_DIRECTORY: join(at, "objects"),
    GIT_ALTERNATE_OBJECT_DIRECTORIES: objects,
  };
  for (const made of [folder, env.GIT_OBJECT_DIRECTORY]) mkdirSync(made);
  copyFileSync(index, env.GIT_INDEX_FILE);
  if (commit === undefined) git(["add", "--all"], env);
  const tree = commit ?? git(["write-tree"], env);
  git(["archive", "--format=tar.gz", `--output=${file}`, tree], env);
  // Of a path with a drive, some tar would make the name of a host.
  execFileSync("tar", ["-xzf", join("..", ARCHIVE)], { cwd: folder });
  return { file, folder };
}

/** From then on, tests start as processes what a job would. */
export function unpackHere(): void {
  process.env[UNPACKED] = unpack().folder;
}

/** The archive of this working tree, which tests have unpacked. */
export const archiveHere = (): string => join(released(".."), ARCHIVE);

/** A path of the repository, in the archive if tests have unpacked it. */
export const released = (path: string): string => resolve(process.env[UNPACKED] ?? ".", path);
