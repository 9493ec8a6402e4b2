/** The run ended before the backend was tested, for a reason that is not the failure of a rule. */
export class CannotRun extends Error {
  /** The data that the run left behind, by English plural. */
  leftBehind: Readonly<Record<string, number>> = {};
}
