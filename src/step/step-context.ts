import type { Report } from "../report/report.ts";
import type { ClientContext } from "../service/client/client-context.ts";
import type { SavedState } from "./saved-state.ts";

export type StepReport<Output extends string = never> = Report<Output> &
  ClientContext["report"] &
  Pick<SavedState, "saveState">;

/** What an action needs from its environment. */
export interface StepContext<Output extends string = never> extends ClientContext {
  report: StepReport<Output>;
  /** Whether everybody can read the log of this step; undefined if unknown. */
  isPublic?: () => Promise<boolean | undefined>;
  /** Called with a headline before a write or watch, and again if a creation becomes an update. */
  onStart?: (headline: string) => void;
}
