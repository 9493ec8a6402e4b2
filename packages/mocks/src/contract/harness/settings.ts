/** The settings of a run. */
export interface Settings {
  readonly product: string;
  /** The seed of generated requests. */
  readonly seed: number;
  /** The number of valid and of invalid requests generated per operation. */
  readonly runs: number;
  /** Whether the studio's rules are checked too, and with them the messages of errors. */
  readonly rules: boolean;
  /** Whether nothing but GET is sent. */
  readonly isSafe: boolean;
  /** Whether the backend is the mock one, whose data may be destroyed. */
  readonly isMock: boolean;
}
