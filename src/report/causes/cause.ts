/** A cause that a text of the platform identifies without doubt. */
export interface Cause {
  /** Must not match texts that may mean something else. */
  pattern: RegExp;
}

/** The first cause that matches: more specific ones come first. */
export const causeIn = <Row extends Cause>(causes: Record<string, Row>, text: string) =>
  Object.values(causes).find(({ pattern }) => pattern.test(text));
