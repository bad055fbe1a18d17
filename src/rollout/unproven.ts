/** Nobody can tell whether a change was applied, or which revision is its own. */
export class UnprovenError extends Error {
  override name = "UnprovenError";
  readonly revisionIds: string[];

  constructor(message: string, revisionIds: string[] = []) {
    super(message);
    this.revisionIds = revisionIds;
  }
}
