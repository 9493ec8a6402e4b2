import type { Clock } from '../../clock.ts';
import type { FreeHours } from '../fixtures/free-hours.ts';
import type { Client } from './client.ts';
import type { Hook } from './hook.ts';
import type { Legend } from './legend.ts';
import type { Results } from './results.ts';
import type { Users } from './users.ts';

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

/** What a rule runs with; client and results are its own, the rest is shared by all rules of a run. */
export interface Context {
  readonly settings: Settings;
  readonly client: Client;
  readonly results: Results;
  readonly users: Users;
  /** The source of the current time; the backend is expected to agree on the date. */
  readonly clock: Clock;
  readonly freeHours: FreeHours;
  readonly hook: Hook;
  /** Expired tokens that were given, of any role. */
  readonly expiredTokens: readonly string[];
  readonly legend: Legend;
}
