import { GithubInputs } from "../inputs/github.ts";
import { closeDeployment } from "../runner/github/notify.ts";
import { runPost } from "../runner/post.ts";

void runPost({ inputs: GithubInputs, start: closeDeployment });
