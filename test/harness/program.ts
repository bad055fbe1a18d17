import { type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";

type Options = Pick<SpawnOptions, "cwd" | "env" | "detached">;

/** Starts a program without input; returns its output so far, and its exit. */
export function startProgram(program: string, args: readonly string[], options: Options = {}) {
  // With a pipe as its input, bash sources `~/.bashrc`.
  const child = spawn(program, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
  const output = { text: "" };
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      output.text += text;
    });
  const exit = once(child, "close").then(([exitCode]: (number | null)[]) => ({
    exitCode,
    text: output.text,
  }));
  return { child, output, exit };
}
