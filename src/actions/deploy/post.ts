import { GithubInputs } from "../../inputs/github.ts";
import type { PostAction } from "../../runner/runner.ts";

/** The post step of deploy and create: tells GitHub what a killed step could not tell. */
export const post: PostAction<typeof GithubInputs> = {
  inputs: GithubInputs,
  async start(inputs, runtime) {
    await (await runtime.notifier(inputs))?.close();
  },
};
