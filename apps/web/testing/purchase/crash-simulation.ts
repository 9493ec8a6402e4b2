import { onTestFinished, vi } from 'vitest';
import { ptPlans } from '@fitness/api-contract/catalogue';
import { clear } from 'idb-keyval';
import { createCheckout } from '../../src/features/purchase/checkout/checkout.ts';
import type { ProviderResponse } from '../../src/features/purchase/checkout/outcome.ts';
import { createOutcomeHandler } from '../../src/features/purchase/checkout/outcome-handler.ts';
import { createRedirectHandler } from '../../src/features/purchase/checkout/redirect.ts';
import type { RedirectParams } from '../../src/features/purchase/checkout/redirect.ts';
import {
  isSendable,
  isSettled,
  isUnpaid,
  type OutboxEntry,
} from '../../src/features/purchase/outbox/entry.ts';
import {
  createOutbox,
  type OutboxStorage,
  type SendResult,
} from '../../src/features/purchase/outbox/outbox.ts';
import { createReturnedPayments } from '../../src/features/purchase/outbox/returned-payments.ts';
import { createOutboxStorage } from '../../src/features/purchase/outbox/outbox-storage.ts';
import { purchaseWarnings } from '../../src/features/purchase/warnings/purchase-warnings.ts';
import { recordStatus } from '../../src/features/purchase/records/record-status.ts';
import { setClock } from '../../src/shared/dates/clock.ts';
import { customerSession, paymentTarget } from './fixtures.ts';
import { createKillableRun } from './killable-run.ts';

const { userId } = customerSession;
const plan = ptPlans[0]!;

/** The behaviour of a provider: whether it charges, how it responds, and whether it redirects. */
export type Provider = {
  charges: boolean;
  response: (paymentId: string) => ProviderResponse | undefined | 'none' | Error;
  redirects?: boolean;
};

/** The response to the first record, or offline for all of the first two launches; later records are accepted. */
export type Backend =
  | 'accepts'
  | 'refuses'
  | 'loses the request'
  | 'loses the response'
  | 'is offline';

const actionsOf = (entry: OutboxEntry) => recordStatus(entry)?.actions ?? [];
const canSend = (entry: OutboxEntry) =>
  actionsOf(entry).some((action) => action === 'retry' || action === 'register');

function hasNextStep(entry: OutboxEntry) {
  const actions = actionsOf(entry);
  const canClear = isUnpaid(entry) && actions.includes('clear');
  return isSettled(entry) || canSend(entry) || actions.includes('call') || canClear;
}

/** A storage, a provider and a backend that survive restarts of the app. */
export async function createSimulation(provider: Provider, backend: Backend) {
  // Timeouts of a killed launch must never fire.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  onTestFinished(setClock(() => Date.parse('2026-11-20T10:00:00+09:00')));
  await clear();
  const stored = createOutboxStorage();
  const charged: string[] = [];
  const recorded: string[] = [];
  let chargedWithoutEntry = 0;
  let redirectParams: RedirectParams | null = null;
  let wasRedirected = false;
  let isFirstRequest = true;
  let launches = 0;

  const launch = (killedAt: number) => {
    launches += 1;
    const run = createKillableRun(killedAt);
    const storage: OutboxStorage = {
      read: (id) => run.withCheckpoints(() => stored.read(id)),
      change: (id, change) => run.withCheckpoints(() => stored.change(id, change)),
    };
    const isOffline = backend === 'is offline' && launches < 3;
    const send = async (uuid: string): Promise<SendResult> => {
      const behaviour = isFirstRequest ? backend : 'accepts';
      isFirstRequest = false;
      await run.checkpoint();
      if (behaviour === 'loses the request') return { kind: 'noResponse' };
      if (behaviour === 'refuses')
        return { kind: 'refused', message: '잠시 후 다시 시도해주세요.' };
      if (!recorded.includes(uuid)) recorded.push(uuid);
      await run.checkpoint();
      return behaviour === 'loses the response' ? { kind: 'noResponse' } : { kind: 'accepted' };
    };
    const outbox = createOutbox({
      storage,
      runExclusively: (_name, task) => task(),
      canSend: async () => !isOffline,
      send: (record) => send(record.reqPayDto.uuid),
      onChange: () => {},
    });
    const openPaymentWindow = async ({ paymentId }: { paymentId: string }) => {
      await run.checkpoint();
      const entry = (await stored.read(userId)).find((entry) => entry.paymentId === paymentId);
      if (entry?.progress.state !== 'opened') chargedWithoutEntry += 1;
      if (provider.charges) charged.push(paymentId);
      await run.checkpoint();
      const response = provider.response(paymentId);
      if (response instanceof Error) throw response;
      if (response !== 'none' && provider.redirects !== true) return response;
      if (response !== 'none' && response !== undefined) {
        redirectParams = { ...response, paymentId };
        wasRedirected = true;
      }
      run.kill();
      return new Promise<never>(() => {});
    };
    const screen = {
      alert: () => run.checkpoint(),
      confirm: async () => true,
      notice: async () => {},
      signIn: () => {},
      askToSignIn: async () => {},
      showPasses: () => run.checkpoint(),
      showRecords: () => {},
      isMounted: () => true,
      setPaying: () => {},
      clearParams: async () => {
        await run.checkpoint();
        redirectParams = null;
      },
    };
    const dependencies = {
      outbox,
      returnedPayments: createReturnedPayments(() => {}),
      handleOutcome: createOutcomeHandler(outbox),
      withPaymentLock: <Result>(_paymentId: string, task: () => Promise<Result>) => task(),
    };
    const checkOut = createCheckout({
      ...dependencies,
      withPurchaseLock: dependencies.withPaymentLock,
      getSession: () => customerSession,
      checkSession: async () => ({ kind: 'passed', passes: [] }),
      getPaymentTarget: () => paymentTarget,
      loadProvider: async () => {},
      openPaymentWindow,
      failedToOpen: () => !provider.charges,
    });
    const { receive, handleStored } = createRedirectHandler(dependencies);
    const untilKilled = (work: () => Promise<unknown>) => Promise.race([work(), run.killed]);
    return {
      checkpoints: run.count,
      buy: () => untilKilled(() => checkOut({ plan, trainerId: 1 }, screen)),
      /** The automatic actions of the app when it is opened. */
      open: () =>
        untilKilled(async () => {
          if (redirectParams !== null) await receive(userId, redirectParams, screen);
          await handleStored(userId, screen);
          await outbox.deliverPending(userId);
        }),
      /** Presses every button of 결제 내역 that sends a record. */
      sendRecords: () =>
        untilKilled(async () => {
          for (const entry of await outbox.list(userId))
            if (canSend(entry)) await outbox.deliver(userId, entry.paymentId, { isManual: true });
        }),
    };
  };

  /** The number of violations of each guarantee. */
  const violations = async () => {
    const entries = await stored.read(userId);
    const isTracked = (id: string) =>
      entries.some((entry) => entry.paymentId === id && !isSettled(entry) && !isUnpaid(entry));
    const unrecorded = charged.filter((id) => !recorded.includes(id));
    const isResponseLost =
      wasRedirected &&
      redirectParams === null &&
      entries.some(({ progress }) => progress.state === 'opened');
    const isUnwarned =
      unrecorded.length > 0 &&
      purchaseWarnings(plan, { entries, passes: [], now: '2026-11-20T10:00:00' }).length === 0;
    return {
      lost: unrecorded.filter((id) => !isTracked(id)).length,
      recordedTwice: recorded.length - new Set(recorded).size,
      withoutNextStep: entries.filter((entry) => !hasNextStep(entry)).length,
      chargedWithoutEntry,
      responsesLost: isResponseLost ? 1 : 0,
      soldAgainWithoutWarning: isUnwarned ? 1 : 0,
    };
  };

  /** The payments whose record could still be sent. */
  const sendable = async () =>
    (await stored.read(userId)).filter(isSendable).map(({ paymentId }) => paymentId);

  return { launch, violations, sendable, recorded };
}
