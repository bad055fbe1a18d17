import { GithubInputs } from "../../inputs/github.ts";
import { resultOf } from "../../report/conclusion.ts";
import type { PostAction } from "../../runner/runner.ts";
import { killedReport } from "../../step/saved-state.ts";

/** The post step of deploy and create: reports what a killed step could not. */
export const post: PostAction<typeof GithubInputs> = {
  inputs: GithubInputs,
  summary(runtime) {
    const report = killedReport.load(runtime);
    if (report === undefined) return [];
    return resultOf(runtime, { outcome: "error", ...report }).summary;
  },
  async start(inputs, runtime) {
    await (await runtime.notifier(inputs))?.close();
  },
};
