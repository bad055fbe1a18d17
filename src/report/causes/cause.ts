/** A cause of a failed rollout or export, by the text in a message or log that identifies it. */
export interface Cause {
  /** Must not match texts that may mean something else. */
  pattern: RegExp;
}

/** The first cause that matches: more specific ones come first. */
export const causeIn = <Row extends Cause>(causes: Record<string, Row>, text: string) =>
  Object.values(causes).find(({ pattern }) => pattern.test(text));
