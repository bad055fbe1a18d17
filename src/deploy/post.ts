import { GithubInputs } from "../inputs/github.ts";
import { closeDeployment } from "../runner/github.ts";
import { runPost } from "../runner/post.ts";

await runPost({ inputs: GithubInputs, start: closeDeployment });
