import { expect, it } from "vitest";
import { QUOTA_REASON } from "../../../src/service/contract/errors.ts";

it.each([
  "Workspace has reached the limit of 200 active scheduled bulk exports",
  "quota exceeded: deployments",
  "Deployment limit reached. Delete a deployment and try again.",
  "You can have at most 3 deployments on this plan",
  "Too many destinations",
  "Maximum number of listeners: 5",
  "Only 2 workspaces are allowed",
  "seats: quota exhausted",
])("QUOTA_REASON matches %j", (reason) => {
  expect(reason).toMatch(QUOTA_REASON);
});

it.each([
  "Maximum of 15 concurrent exports per workspace reached",
  "limit of 15 active bulk exports",
  "Too many exports are running",
  "At most 40 revisions a day",
  "250 creations of exports per hour is the limit",
  "API rate limit exceeded for exports",
  "Too many requests to deployments",
  "Daily quota of revisions reached",
  "limit for listing deployments: retry after 20 s",
  "cpu exceeds the limit of 4",
  "Deployment exceeds the limit of 4 GB",
  "a limit was reached",
  "Only exports that are CREATED can be cancelled",
  "The list of deployments is not up to date",
  "limit ".repeat(20_000),
])("QUOTA_REASON does not match %j", (reason) => {
  expect(reason).not.toMatch(QUOTA_REASON);
});
