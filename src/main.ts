import type * as z from "zod";
import { type Action, createRunner, type PostAction } from "./runner/runner.ts";

const run = async <Inputs extends z.ZodObject>(loading: Promise<{ action: Action<Inputs> }>) =>
  createRunner(process).run((await loading).action);

const tidyUp = async <Inputs extends z.ZodObject>(loading: Promise<{ post: PostAction<Inputs> }>) =>
  createRunner(process).runPost((await loading).post);

/** What the files of `dist` start, by their folders. Each step loads no action but its own. */
export const steps = {
  deploy: () => run(import("./actions/deploy/action.ts")),
  "deploy/post": () => tidyUp(import("./actions/deploy/post.ts")),
  create: () => run(import("./actions/create/action.ts")),
  "create/post": () => tidyUp(import("./actions/deploy/post.ts")),
  delete: () => run(import("./actions/delete/action.ts")),
  export: () => run(import("./actions/export/action.ts")),
  "export/post": () => tidyUp(import("./actions/export/cancel/post.ts")),
  usage: () => run(import("./actions/usage/action.ts")),
};
