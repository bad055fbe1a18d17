import type * as z from "zod";
import { type Action, createRunner, type PostAction } from "./runner/runner.ts";

const run = async <Inputs extends z.ZodObject>(loading: Promise<{ action: Action<Inputs> }>) =>
  createRunner(process).run((await loading).action);

const runPost = async <Inputs extends z.ZodObject>(
  loading: Promise<{ post: PostAction<Inputs> }>,
) => createRunner(process).runPost((await loading).post);

/** Entry points of the bundles in `dist`, by folder. Each loads its action when it is called. */
export const steps = {
  deploy: () => run(import("./actions/deploy/action.ts")),
  "deploy/post": () => runPost(import("./actions/deploy/post.ts")),
  create: () => run(import("./actions/create/action.ts")),
  "create/post": () => runPost(import("./actions/deploy/post.ts")),
  delete: () => run(import("./actions/delete/action.ts")),
  export: () => run(import("./actions/export/action.ts")),
  "export/post": () => runPost(import("./actions/export/cancel/post.ts")),
  usage: () => run(import("./actions/usage/action.ts")),
};
