/** The run ended before the backend was tested; no fault of one rule. */
export class CannotRun extends Error {
  /** The data that the run left behind, by English plural. */
  leftBehind: Readonly<Record<string, number>> = {};
}
