import { GithubInputs } from "../../inputs/github.ts";
import type { PostAction } from "../../runner/runner.ts";

/** The post step of deploy and create: reports to GitHub what a killed step could not. */
export const post: PostAction<typeof GithubInputs> = {
  inputs: GithubInputs,
  async start(inputs, runtime) {
    await (await runtime.notifier(inputs))?.close();
  },
};
