import type { Clock } from '../../clock.ts';
import type { Hook } from '../wire/hook.ts';
import type { Client } from '../wire/transport.ts';
import type { Results } from './results.ts';
import type { Legend, User, Users } from './users.ts';

export interface Settings {
  readonly product: string;
  readonly seed: number;
  readonly runs: number;
  /** Whether the studio's rules are checked too, and with them the messages of errors. */
  readonly rules: boolean;
  readonly isSafe: boolean;
  /** Whether the backend is the mock one, whose data may be destroyed. */
  readonly isMock: boolean;
}

/** The context of a rule; client and results belong to the rule, the rest is shared by all rules of a run. */
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

/** The hours at which trainers have no class; each is reserved for one caller until it is released. */
export interface FreeHours {
  /** The next hour, some weeks ahead, at which all these trainers are free. */
  take(context: Context, ...trainers: readonly User[]): Promise<string>;
  /** A future free hour on this date; undefined if none is left. */
  takeOn(context: Context, by: User, date: string): Promise<string | undefined>;
  giveBack(by: User, classTime: string): void;
  /** The first of these hours that no rule of this run has taken, past ones too; undefined if none is left. */
  takeOf(by: User, hours: readonly string[]): string | undefined;
}
