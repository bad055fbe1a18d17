import { GithubInputs } from "../inputs/github.ts";
import { closeNotifications } from "../runner/github/notify.ts";
import { runPost } from "../runner/post.ts";

void runPost({ inputs: GithubInputs, start: closeNotifications });
