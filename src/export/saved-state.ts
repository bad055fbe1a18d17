/** For the post step: the exports to cancel where the step did not come to its end, */
export const IDS_STATE = "export_ids";
/** and `true` where it did, so that nothing is left to do. */
export const SETTLED_STATE = "settled";
