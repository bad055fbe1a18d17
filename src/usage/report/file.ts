import { randomBytes } from "node:crypto";
import { type FileHandle, mkdir, open, realpath, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { WorkspaceDirectory } from "../../inputs/workspace/directory.ts";

/** A file could not be written. Cure: make room, or give another directory. */
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

/** Runs one step of writing; the system's own words would show absolute paths. */
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

/** A file under a temporary name, which gets its own one when it is whole. */
export class ReportFile {
  /** As the outputs give it. */
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
      // Exclusive: where something has this name, nothing is written through it.
      const handle = await open(temporary, "ax");
      return new ReportFile(name, handle, { temporary, path: join(directory.path, file) });
    });
  }

  async append(text: string): Promise<void> {
    const bytes = Buffer.from(text);
    await writing(this.name, () => this.#handle.appendFile(bytes));
    this.#size += bytes.length;
  }

  /** What is written so far stays, whatever is taken back later. */
  mark(): void {
    this.#mark = this.#size;
  }

  /** Takes back what was written after the mark. */
  async rewind(): Promise<void> {
    if (this.#size === this.#mark) return;
    await writing(this.name, () => this.#handle.truncate(this.#mark));
    this.#size = this.#mark;
  }

  /** Gives the file its name. Some systems tell of a full disk only here. */
  async commit(): Promise<void> {
    await writing(this.name, async () => {
      await this.#handle.sync();
      await this.#handle.close();
      // Replaces what has the name, also a link, and follows none.
      await rename(this.#temporary, this.#path);
    });
  }

  /** Leaves nothing behind, unless it was committed. */
  async discard(): Promise<void> {
    await this.#handle.close().catch(() => undefined);
    await rm(this.#temporary, { force: true }).catch(() => undefined);
  }
}
