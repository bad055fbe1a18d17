import { randomBytes } from "node:crypto";
import { type FileHandle, mkdir, open, realpath, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { WorkspaceDirectory } from "../../../inputs/workspace/directory.ts";
import type { Stride, UsageRecord } from "../../../service/contract/usage.ts";

/** How a file format writes a report: its text in parts. */
export interface Format {
  extension: "json" | "csv";
  head: string;
  /** The stride is undefined where it comes after the rows. */
  rows: (
    rows: readonly UsageRecord[],
    soFar: { rowsBefore: number; stride: Stride | undefined },
  ) => string;
  tail: (stride: Stride) => string;
}

/** A file could not be written. To correct it, make room or give another directory. */
export class WriteError extends Error {
  override name = "WriteError";
}

const EXPLANATIONS: Record<string, string> = {
  ENOSPC: "no space is left on the device",
  EDQUOT: "the disk quota is used up",
  EFBIG: "the file would be larger than is allowed",
  EROFS: "the file system is read-only",
  EACCES: "permission is denied",
  EPERM: "permission is denied",
  EISDIR: "a directory has this name",
  ENOTDIR: "a part of the path is not a directory",
};

/** Runs one file operation. Messages of Node are not shown, because they contain absolute paths. */
async function writing<T>(name: string, step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    if (error instanceof WriteError) throw error;
    const code = error instanceof Error && "code" in error ? String(error.code) : "unknown reason";
    const explanation = EXPLANATIONS[code];
    throw new WriteError(
      `${name} could not be written: ${explanation === undefined ? code : `${explanation} (${code})`}`,
    );
  }
}

/** A file that has a temporary name until it is complete. Its methods throw `WriteError`. */
export class ReportFile {
  /** Its path relative to the workspace, as outputs show it. */
  readonly name: string;
  readonly #handle: FileHandle;
  readonly #temporary: string;
  readonly #path: string;
  #size = 0;
  #mark = 0;

  constructor(name: string, handle: FileHandle, paths: { temporary: string; path: string }) {
    this.name = name;
    this.#handle = handle;
    this.#temporary = paths.temporary;
    this.#path = paths.path;
  }

  /** Opens the file under its temporary name, and makes the directory if it is missing. */
  static create(directory: WorkspaceDirectory, file: string): Promise<ReportFile> {
    const name = directory.name === "" ? file : `${directory.name}/${file}`;
    return writing(name, async () => {
      await mkdir(directory.path, { recursive: true });
      if ((await realpath(directory.path)) !== directory.path) {
        throw new WriteError(
          `${name} could not be written: its directory was replaced by a link meanwhile`,
        );
      }
      const temporary = join(directory.path, `.${file}.${randomBytes(6).toString("hex")}.part`);
      // Exclusive, so that an existing file or link of this name is never written to.
      const handle = await open(temporary, "ax");
      return new ReportFile(name, handle, { temporary, path: join(directory.path, file) });
    });
  }

  /** Writes text at the end. */
  async append(text: string): Promise<void> {
    const bytes = Buffer.from(text);
    await writing(this.name, () => this.#handle.appendFile(bytes));
    this.#size += bytes.length;
  }

  /** Marks the present end as the point that `rewind` returns to. */
  mark(): void {
    this.#mark = this.#size;
  }

  /** Removes what was written after the mark. */
  async rewind(): Promise<void> {
    if (this.#size === this.#mark) return;
    await writing(this.name, () => this.#handle.truncate(this.#mark));
    this.#size = this.#mark;
  }

  /** Gives the file its final name. Some systems report a full disk only here. */
  async commit(): Promise<void> {
    await writing(this.name, async () => {
      await this.#handle.sync();
      await this.#handle.close();
      // Replaces a file or a link of this name, and does not follow the link.
      await rename(this.#temporary, this.#path);
    });
  }

  /** Removes the temporary file. Does nothing to a committed one. Never throws. */
  async discard(): Promise<void> {
    await this.#handle.close().catch(() => undefined);
    await rm(this.#temporary, { force: true }).catch(() => undefined);
  }
}
