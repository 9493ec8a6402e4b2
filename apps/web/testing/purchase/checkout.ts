import { onTestFinished } from 'vitest';
import type { Plan } from '@fitness/api-contract/catalogue';
import { createCheckout } from '../../src/features/purchase/checkout/checkout.ts';
import type { ProviderResponse } from '../../src/features/purchase/checkout/outcome.ts';
import { createOutcomeHandler } from '../../src/features/purchase/checkout/outcome-handler.ts';
import type { SessionCheck } from '../../src/features/purchase/checkout/session-check.ts';
import type { OutboxEntry } from '../../src/features/purchase/outbox/entry.ts';
import {
  createOutbox,
  type OutboxStorage,
  type SendResult,
} from '../../src/features/purchase/outbox/outbox.ts';
import { setClock } from '../../src/shared/dates/clock.ts';
import type { Session } from '../../src/shared/session/session.ts';
import type { Role } from '../../src/shared/session/token.ts';
import { customerSession, paymentTarget } from './fixtures.ts';

type TestCheckoutOptions = {
  role?: Role;
  entries?: OutboxEntry[];
  check?: () => Promise<SessionCheck>;
  response?: () => Promise<ProviderResponse | undefined>;
  failedToOpen?: boolean;
  confirms?: boolean;
  /** The entries that another tab stores while the payment script is loading. */
  entriesOfOtherTab?: OutboxEntry[];
  sendResult?: SendResult;
  /** The operation of the storage that fails, or `hangs` when reading never settles. */
  storageFailure?: 'read' | 'change' | 'hangs';
};

/** A checkout without a browser, which records its steps and what it shows to the user. */
export function createTestCheckout(options: TestCheckoutOptions = {}) {
  onTestFinished(setClock(() => Date.parse('2026-11-20T10:00:00+09:00')));
  let entries = options.entries ?? [];
  const steps: string[] = [];
  const shown: string[] = [];
  const test = {
    session: { ...customerSession, role: options.role ?? 'customer' } as Session,
    isMounted: true,
    storageFailure: options.storageFailure,
    steps,
    shown,
    entries: async () => entries,
    buy: (plan: Plan | null, trainerId?: number) =>
      checkOut(
        { plan, trainerId },
        {
          alert: async (message) => void shown.push(message),
          confirm: async (message) => {
            shown.push(message);
            return options.confirms ?? false;
          },
          notice: async (error) => void (error !== undefined && shown.push('notice')),
          signIn: () => shown.push('sign in'),
          showPasses: async () => void shown.push('passes'),
          showRecords: () => void shown.push('records'),
          isMounted: () => test.isMounted,
          setPaying: () => {},
        },
      ),
  };
  const storage: OutboxStorage = {
    read: async () => {
      if (test.storageFailure === 'hangs') return new Promise(() => {});
      if (test.storageFailure === 'read') throw new DOMException('blocked', 'InvalidStateError');
      return entries;
    },
    change: async (_userId, change) => {
      if (test.storageFailure === 'change') throw new DOMException('blocked', 'InvalidStateError');
      const before = entries.at(-1)?.progress.state;
      entries = change(entries);
      const after = entries.at(-1)?.progress.state;
      if (after !== undefined && after !== before) steps.push(after);
    },
  };
  const outbox = createOutbox({
    storage,
    runExclusively: (_name, task) => task(),
    canSend: async () => true,
    send: async () => options.sendResult ?? { kind: 'accepted' },
    onChange: () => {},
  });
  const checkOut = createCheckout({
    getSession: () => test.session,
    checkSession: async () => {
      steps.push('check');
      return options.check?.() ?? { kind: 'passed', passes: [] };
    },
    getPaymentTarget: () => paymentTarget,
    loadProvider: async () => {
      steps.push('load');
      entries = [...entries, ...(options.entriesOfOtherTab ?? [])];
    },
    openPaymentWindow: async () => {
      steps.push('window');
      return options.response?.();
    },
    failedToOpen: () => options.failedToOpen ?? false,
    outbox,
    withPurchaseLock: (_userId, task) => task(),
    withPaymentLock: (_paymentId, task) => task(),
    handleOutcome: createOutcomeHandler(outbox),
  });
  return test;
}
