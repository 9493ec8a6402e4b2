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
  leftBehind: Readonly<Record<string, number>> = {};
}
