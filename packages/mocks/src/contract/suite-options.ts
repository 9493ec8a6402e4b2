import type { Clock } from '../clock.ts';
import type { Accounts } from './harness/users.ts';
import type { Send } from './wire/send-request.ts';

/** The options of a run; only the base URL is required. */
export interface SuiteOptions {
  readonly baseUrl: string;
  readonly product?: string | undefined;
  /** Tokens or sign-ins by role; by default the demo accounts that can sign in. */
  readonly accounts?: Accounts | undefined;
  readonly expiredTokens?: readonly string[] | undefined;
  /** Checks the studio's rules too; by default only against the mock backend. */
  readonly rules?: boolean | undefined;
  readonly safe?: boolean | undefined;
  /** Operations, rules, or both as `operation/rule`; by default everything. */
  readonly only?: readonly string[] | undefined;
  readonly allowUntested?: readonly string[] | undefined;
  /** The seed of generated requests; random by default. */
  readonly seed?: number | undefined;
  /** The number of valid and of invalid values generated per operation. */
  readonly runs?: number | undefined;
  readonly concurrency?: number | undefined;
  readonly timeoutMs?: number | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** The URL of the hook, which creates states that the API cannot create; by default the mock backend's. */
  readonly hook?: string | undefined;
  readonly bail?: boolean | undefined;
  readonly clock?: Clock | undefined;
  /** Sends the requests; by default `fetch`. */
  readonly send?: Send | undefined;
  /** Ends the run early; what was created is cleaned up. */
  readonly signal?: AbortSignal | undefined;
}

export const DEFAULTS = {
  product: 'fitness',
  accounts: {},
  expiredTokens: [],
  safe: false,
  only: [],
  allowUntested: [],
  runs: 20,
  concurrency: 16,
  timeoutMs: 15_000,
  headers: {},
  bail: false,
} as const;
