/** Why something was not tested; `--allow-untested` accepts these names too. */
export type Cause =
  | 'safe'
  | 'no-rules'
  | 'hook'
  | 'expired-token'
  | 'mock-only'
  | 'missing'
  | 'not-reached'
  | 'data'
  | `ROLE_${string}`;

/** Thrown by a rule that cannot run, which is neither a failure nor a success. */
export class Untested extends Error {
  override readonly cause: Cause;

  constructor(cause: Cause, message: string) {
    super(message);
    this.name = 'Untested';
    this.cause = cause;
  }
}

/** The run ended before the backend was tested, for a reason that is not the failure of a rule. */
export class CannotRun extends Error {
  /** How much data of each kind the run left behind. */
  leftBehind: Readonly<Record<string, number>> = {};
}
