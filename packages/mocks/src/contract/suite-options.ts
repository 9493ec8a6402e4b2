import type { Clock } from '../clock.ts';
import type { RuleResult } from './harness/context.ts';
import type { Accounts } from './harness/users.ts';
import type { Send } from './wire/send-request.ts';

/** The options of a run; only the base URL is required. */
export interface SuiteOptions {
  readonly baseUrl: string;
  readonly product?: string;
  /** Tokens or sign-ins by role; by default the demo accounts that can sign in. */
  readonly accounts?: Accounts;
  readonly expiredTokens?: readonly string[];
  /** Checks the studio's rules too; by default only against the mock backend. */
  readonly rules?: boolean | undefined;
  readonly safe?: boolean;
  /** Operations, rules, or both as `operation/rule`; by default everything. */
  readonly only?: readonly string[];
  readonly allowUntested?: readonly string[];
  /** The seed of generated requests; random by default. */
  readonly seed?: number | undefined;
  /** The number of valid and of invalid requests generated per operation. */
  readonly runs?: number;
  readonly concurrency?: number;
  readonly timeoutMs?: number;
  readonly waitMs?: number;
  /** The certificates, as PEM, of an authority that is trusted besides those of Node.js. */
  readonly ca?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** The URL of the hook, which creates states that the API cannot create; by default the mock backend's. */
  readonly hook?: string | undefined;
  readonly bail?: boolean;
  readonly clock?: Clock;
  /** Sends the requests; by default over HTTP, then `ca` is used. */
  readonly send?: Send;
  /** Ends the run early; what was created is cleaned up. */
  readonly signal?: AbortSignal;
  readonly onRule?: (result: RuleResult, done: number, total: number) => void;
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
