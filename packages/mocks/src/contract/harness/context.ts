import type { OperationId } from '@fitness/api-contract/operations';
import type { Clock } from '../../clock.ts';
import type { Hook } from '../wire/hook.ts';
import type { Client } from '../wire/transport.ts';
import type { Finding, Results } from './results.ts';
import type { Legend, User, Users } from './users.ts';
import { Untested } from './untested.ts';

interface Settings {
  readonly product: string;
  readonly seed: number;
  readonly runs: number;
  /** The studio's rules are checked too, and with them the messages of errors. */
  readonly rules: boolean;
  readonly isSafe: boolean;
  /** The backend is the mock one, whose data may be destroyed. */
  readonly isMock: boolean;
}

/** What a rule works with; client, results and title are its own, the rest is shared by all rules of a run. */
export interface Context {
  readonly settings: Settings;
  readonly client: Client;
  readonly results: Results;
  readonly title: string;
  readonly users: Users;
  readonly clock: Clock;
  readonly freeHours: FreeHours;
  readonly hook: Hook;
  readonly expiredTokens: readonly string[];
  readonly legend: Legend;
}

/** The hours at which trainers have no class; each is reserved for one caller until it is released. */
export interface FreeHours {
  /** The next hour, some weeks ahead, at which all these trainers are free. */
  take(context: Context, ...trainers: readonly User[]): Promise<string>;
  takeOn(context: Context, by: User, date: string): Promise<string | undefined>;
  giveBack(by: User, classTime: string): void;
  /** The first of these hours that no rule of this run has taken, past ones too; undefined if none is left. */
  takeOf(by: User, hours: readonly string[]): string | undefined;
}

export interface Rule {
  readonly name: string;
  readonly title: string;
  /** Rules of openapi.yaml hold for any backend, the others are those of our studio (docs/product.md#mock-rules). */
  readonly group: 'contract' | 'rules';
  /** Runs alone, because it reads sums or lists that other rules change. */
  readonly isExclusive?: boolean;
  readonly run: (context: Context) => Promise<void>;
}

export interface RuleResult extends Pick<Rule, 'name' | 'title' | 'group'> {
  readonly operation: OperationId;
  readonly passed: number;
  readonly findings: readonly Finding[];
  readonly untested: Untested | undefined;
  readonly durationMs: number;
}

type MakeRule = (
  name: string,
  title: string,
  run: Rule['run'],
  options?: Pick<Rule, 'isExclusive'>,
) => Rule;

export const contractRule: MakeRule = (name, title, run, options) => ({
  name,
  title,
  group: 'contract',
  run,
  ...options,
});

export const studioRule: MakeRule = (...args) => ({ ...contractRule(...args), group: 'rules' });

export function requireUser(
  { users }: Pick<Context, 'users'>,
  role: keyof Users,
  position: 0 | 1 = 0,
): User {
  const user = users[role][position];
  const which = position === 1 ? 'second ' : '';
  if (!user) throw new Untested(role, `there is no ${which}account of ${role}`);
  return user;
}

export function trainerOf(context: Context): User {
  return requireUser(context, 'ROLE_MANAGER');
}

export function ownerOf(context: Context): User {
  return requireUser(context, 'ROLE_MASTER');
}

export function twoTrainers(context: Context): [User, User] {
  return [trainerOf(context), requireUser(context, 'ROLE_MANAGER', 1)];
}
