/** For the post step: the exports to cancel where the step did not come to its end, */
export const IDS_STATE = "export_ids";
/** the one whose creation is under way, which has no id yet: `{start_time, known}`, empty where there is none; */
export const CREATION_STATE = "creation";
/** and `true` where it did, so that nothing is left to do. */
export const SETTLED_STATE = "settled";
