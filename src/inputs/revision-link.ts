import { checkedField } from "./text-field.ts";

const PLACEHOLDER = /\{(deployment_id|revision_id)\}/g;
const EXAMPLE = "https://platform.example.com/d/{deployment_id}/r/{revision_id}";

/** URL of a revision's page on the platform, with placeholders for its ids. */
export const revisionLink = checkedField(`write one such as ${EXAMPLE}`, (text) => {
  const address = text.replace(PLACEHOLDER, "0");
  const isAddress = /^https:\/\/[!-~]+$/.test(address) && URL.canParse(address);
  return isAddress && !/[{}]/.test(address)
    ? undefined
    : ["is not an https address, or has another placeholder"];
});
