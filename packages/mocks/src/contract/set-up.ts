import { setTimeout as delay } from 'node:timers/promises';
import { isSignedByMock } from '../engine/token.ts';
import { Difference } from './harness/difference.ts';
import type { createLegend } from './harness/legend.ts';
import type { RuleResult } from './harness/rule-result.ts';
import { findUsers, ROLES, type Accounts, type Users } from './harness/users.ts';
import { assertReachable, BackendUnavailable, type Transport } from './wire/transport.ts';

const RETRY_MS = 250;

/** Tries until the backend responds; rejects with its last failure after this time or an interruption. */
export async function waitUntilReachable(
  transport: Transport,
  baseUrl: string,
  waitMs: number,
  signal?: AbortSignal,
): Promise<void> {
  const end = performance.now() + waitMs;
  for (;;)
    try {
      return await assertReachable(transport, baseUrl);
    } catch (error) {
      const isOver = performance.now() >= end || signal?.aborted;
      if (isOver || !(error instanceof BackendUnavailable)) throw error;
      await delay(RETRY_MS);
    }
}

/** The users; without any, the difference found while signing in a demo account. */
export async function findUsersOrDifference(
  transport: Transport,
  accounts: Accounts,
  legend: ReturnType<typeof createLegend>,
): Promise<{ users: Users; difference?: Difference }> {
  try {
    return { users: await findUsers(transport.send, accounts, legend) };
  } catch (error) {
    if (!(error instanceof Difference)) throw error;
    const nobody = Object.fromEntries(ROLES.map((role) => [role, []])) as unknown as Users;
    return { users: nobody, difference: error };
  }
}

/** The rule result for a difference found during set-up. */
export function setUpResult(difference: Difference): RuleResult {
  return {
    operation: 'signIn',
    name: 'set-up',
    title: 'the accounts of the run can sign in',
    group: 'contract',
    reaches: undefined,
    passed: 0,
    findings: [{ difference, times: 1 }],
    untested: undefined,
    requests: 1,
    durationMs: 0,
  };
}

/** Whether the tokens of the users are those of the mock backend. */
export async function isMockBackend(users: Users): Promise<boolean> {
  const tokens = Object.values(users)
    .flat()
    .map(({ token }) => token);
  const signed = await Promise.all(tokens.map(isSignedByMock));
  return signed.includes(true);
}
