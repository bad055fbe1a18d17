import { GithubInputs } from "../../inputs/github.ts";
import { closeNotifications } from "../../runner/github/notify.ts";
import { createRunner } from "../../runner/runner.ts";

void createRunner(process).runPost({ inputs: GithubInputs, start: closeNotifications });
