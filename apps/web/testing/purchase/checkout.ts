import type { Plan } from '@fitness/api-contract/catalogue';
import { setClock } from '../../src/shared/dates/clock.ts';
import type { Session } from '../../src/shared/session/session.ts';
import type { Role } from '../../src/shared/session/token.ts';
import { createCheckout } from '../../src/features/purchase/checkout/checkout.ts';
import {
  createOutbox,
  type OutboxStorage,
  type SendResult,
} from '../../src/features/purchase/outbox/outbox.ts';
import type { OutboxEntry } from '../../src/features/purchase/outbox/entry.ts';
import type { ProviderAnswer } from '../../src/features/purchase/checkout/outcome.ts';
import type { SessionCheck } from '../../src/features/purchase/checkout/session-check.ts';
import { createSettlement } from '../../src/features/purchase/checkout/settlement.ts';

const userId = '102';

type Given = {
  role?: Role;
  kept?: OutboxEntry[];
  check?: () => Promise<SessionCheck>;
  answer?: () => Promise<ProviderAnswer | undefined>;
  neverOpened?: boolean;
  confirms?: boolean;
  server?: SendResult;
  /** Which access of the storage fails. */
  broken?: 'read' | 'change' | 'unanswered';
};

/** A checkout without a browser, which notes its steps and what it tells the person. For tests. */
export function createTestCheckout(given: Given = {}) {
  setClock(() => Date.parse('2026-11-20T10:00:00+09:00'));
  const token = 'a.token.of.twenty.characters';
  const steps: string[] = [];
  const told: string[] = [];
  const test = {
    session: {
      status: 'signedIn',
      role: given.role ?? 'customer',
      userId,
      nickname: '이하린',
      ph: '',
      token,
    } as Session,
    isHere: true,
    broken: given.broken,
    steps,
    told,
    entries: async () => entries,
    buy: (plan: Plan | null, trainerId?: number) =>
      checkOut(
        { plan, trainerId },
        {
          alert: async (message) => void told.push(message),
          confirm: async (message) => {
            told.push(message);
            return given.confirms ?? false;
          },
          notice: async (error) => void (error !== undefined && told.push('notice')),
          signIn: () => told.push('sign in'),
          showPasses: async () => void told.push('passes'),
          showRecords: () => void told.push('records'),
          isHere: () => test.isHere,
          setPaying: () => {},
        },
      ),
  };
  let entries = given.kept ?? [];
  const storage: OutboxStorage = {
    read: async () => {
      if (test.broken === 'unanswered') return new Promise(() => {});
      if (test.broken === 'read') throw new DOMException('blocked', 'InvalidStateError');
      return entries;
    },
    change: async (_userId, change) => {
      if (test.broken === 'change') throw new DOMException('blocked', 'InvalidStateError');
      const before = entries.at(-1)?.progress.state;
      entries = change(entries);
      const after = entries.at(-1)?.progress.state;
      if (after !== undefined && after !== before) steps.push(after);
    },
  };
  const outbox = createOutbox({
    storage,
    exclusively: (_name, task) => task(),
    canSend: () => true,
    send: async () => given.server ?? { kind: 'accepted' },
    onChange: () => {},
  });
  const checkOut = createCheckout({
    getSession: () => test.session,
    checkSession: async () => {
      steps.push('check');
      return given.check?.() ?? { kind: 'good', passes: [] };
    },
    getShop: () => ({
      storeId: 'store',
      channelKey: 'channel',
      redirectUrl: 'https://studio.example/fitness/pt',
    }),
    loadProvider: async () => void steps.push('load'),
    openPaymentWindow: async () => {
      steps.push('window');
      return given.answer?.();
    },
    neverOpened: () => given.neverOpened ?? false,
    outbox,
    whileUnderWay: (_paymentId, task) => task(),
    settle: createSettlement(outbox),
  });
  return test;
}
