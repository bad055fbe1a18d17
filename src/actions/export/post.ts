import { createRunner } from "../../runner/runner.ts";
import { post } from "./cancel/post.ts";

void createRunner(process).runPost(post);
