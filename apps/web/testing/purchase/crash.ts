import { ptPlans } from '@fitness/api-contract/catalogue';
import { clear } from 'idb-keyval';
import { setClock } from '../../src/shared/dates/clock.ts';
import type { Session } from '../../src/shared/session/session.ts';
import { createCheckout } from '../../src/features/purchase/checkout/checkout.ts';
import { questionBefore } from '../../src/features/purchase/checkout/earlier-payment.ts';
import {
  createOutbox,
  type OutboxStorage,
  type SendResult,
} from '../../src/features/purchase/outbox/outbox.ts';
import { isSendable, isSettled, isSurelyUnpaid } from '../../src/features/purchase/outbox/entry.ts';
import { createOutboxStorage } from '../../src/features/purchase/outbox/storage.ts';
import type { ProviderAnswer } from '../../src/features/purchase/checkout/outcome.ts';
import { createPaymentReturn } from '../../src/features/purchase/checkout/payment-return.ts';
import { recordStatus } from '../../src/features/purchase/records/record-status.ts';
import { createSettlement } from '../../src/features/purchase/checkout/settlement.ts';

const userId = '102';
const plan = ptPlans[0]!;
const session: Session = {
  status: 'signedIn',
  role: 'customer',
  userId,
  nickname: '이하린',
  ph: '',
  token: 'a.token.of.twenty.characters',
};
const never = () => new Promise<never>(() => {});

/** How the provider behaves: whether it charges, how it answers, and whether it leads away from the page and back. */
export type Provider = {
  charges: boolean;
  answer: (paymentId: string) => ProviderAnswer | undefined | 'none' | Error;
  leaves?: boolean;
};

/** How the backend behaves the first time that a record is sent, or, offline, until the app is launched the third time; later it accepts. */
export type Server =
  | 'accepts'
  | 'refuses'
  | 'loses the request'
  | 'loses the answer'
  | 'is offline';

/** A run of the app that ends at the given moment as if it were killed; `Infinity` lets it run to its end. */
function createRun(endsAt: number) {
  let moments = 0;
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const moment = async () => {
    moments += 1;
    if (moments < endsAt) return;
    end();
    await never();
  };
  const around = async <Result>(work: () => Promise<Result>) => {
    await moment();
    const result = await work();
    await moment();
    return result;
  };
  return { moment, around, end, ended, count: () => moments };
}

/** A device with its storage, a provider and a backend, all of which outlive the app. */
export async function createWorld(provider: Provider, server: Server) {
  setClock(() => Date.parse('2026-11-20T10:00:00+09:00'));
  await clear();
  const charged: string[] = [];
  const recorded: string[] = [];
  const broken = { chargedWithoutIntent: 0 };
  let address: (ProviderAnswer & { paymentId: string }) | null = null;
  let cameBack = false;
  let isFirstSending = true;
  let launches = 0;

  const launch = (endsAt: number) => {
    launches += 1;
    const run = createRun(endsAt);
    const device = createOutboxStorage();
    const storage: OutboxStorage = {
      read: (id) => run.around(() => device.read(id)),
      change: (id, change) => run.around(() => device.change(id, change)),
    };
    const isOffline = server === 'is offline' && launches < 3;
    const send = async (uuid: string): Promise<SendResult> => {
      const behaviour = isFirstSending ? server : 'accepts';
      isFirstSending = false;
      await run.moment();
      if (behaviour === 'loses the request') return { kind: 'lost' };
      if (behaviour === 'refuses')
        return { kind: 'refused', message: '잠시 후 다시 시도해주세요.' };
      if (!recorded.includes(uuid)) recorded.push(uuid);
      await run.moment();
      return behaviour === 'loses the answer' ? { kind: 'lost' } : { kind: 'accepted' };
    };
    const outbox = createOutbox({
      storage,
      exclusively: (_name, task) => task(),
      canSend: () => !isOffline,
      send: (record) => send(record.reqPayDto.uuid),
      onChange: () => {},
    });
    const openPaymentWindow = async ({ paymentId }: { paymentId: string }) => {
      await run.moment();
      const intent = (await device.read(userId)).find((entry) => entry.paymentId === paymentId);
      if (intent?.progress.state !== 'opened') broken.chargedWithoutIntent += 1;
      if (provider.charges) charged.push(paymentId);
      await run.moment();
      const answer = provider.answer(paymentId);
      if (answer instanceof Error) throw answer;
      if (answer !== 'none' && provider.leaves !== true) return answer;
      if (answer !== 'none' && answer !== undefined) {
        address = { ...answer, paymentId };
        cameBack = true;
      }
      run.end();
      return never();
    };
    const settle = createSettlement(outbox);
    const screen = {
      alert: () => run.moment(),
      confirm: async () => true,
      notice: async () => {},
      signIn: () => {},
      showPasses: () => run.moment(),
      showRecords: () => {},
      isHere: () => true,
      setPaying: () => {},
    };
    const parts = {
      outbox,
      settle,
      whileUnderWay: <Result>(_paymentId: string, task: () => Promise<Result>) => task(),
    };
    const checkOut = createCheckout({
      ...parts,
      getSession: () => session,
      checkSession: async () => ({ kind: 'good', passes: [] }),
      getShop: () => ({
        storeId: 'store',
        channelKey: 'channel',
        redirectUrl: 'https://studio.example/fitness/pt',
      }),
      loadProvider: async () => {},
      openPaymentWindow,
      neverOpened: () => !provider.charges,
    });
    const receive = createPaymentReturn(parts);
    const untilEnd = (work: () => Promise<unknown>) => Promise.race([work(), run.ended]);
    return {
      moments: run.count,
      buy: () => untilEnd(() => checkOut({ plan, trainerId: 1 }, screen)),
      /** What the app does by itself when it is opened. */
      open: () =>
        untilEnd(async () => {
          const clearAddress = async () => {
            await run.moment();
            address = null;
          };
          if (address !== null) await receive(userId, address, { ...screen, clearAddress });
          await outbox.deliverWaiting(userId);
        }),
      /** The person presses whatever 결제 기록 offers that sends a record. */
      press: () =>
        untilEnd(async () => {
          for (const entry of await outbox.list(userId)) {
            const actions = recordStatus(entry)?.actions ?? [];
            if (actions.includes('retry') || actions.includes('register'))
              await outbox.deliver(userId, entry.paymentId, { isByHand: true });
          }
        }),
    };
  };

  /** What went wrong so far, counted; all of it has to be zero. */
  const faults = async () => {
    const entries = await createOutboxStorage().read(userId);
    const isOpen = (id: string) =>
      entries.some(
        (entry) => entry.paymentId === id && !isSettled(entry) && !isSurelyUnpaid(entry),
      );
    const canGoOn = (entry: (typeof entries)[number]) => {
      const actions = recordStatus(entry)?.actions ?? [];
      const pays =
        actions.includes('retry') ||
        actions.includes('register') ||
        (actions.includes('copyId') && actions.includes('call'));
      return isSettled(entry) || pays || (isSurelyUnpaid(entry) && actions.includes('clear'));
    };
    const unrecorded = charged.filter((id) => !recorded.includes(id));
    return {
      lost: unrecorded.filter((id) => !isOpen(id)).length,
      twice: recorded.length - new Set(recorded).size,
      withoutWayOn: entries.filter((entry) => !canGoOn(entry)).length,
      chargedWithoutIntent: broken.chargedWithoutIntent,
      answerForgotten:
        cameBack && address === null && entries.some(({ progress }) => progress.state === 'opened')
          ? 1
          : 0,
      soldAgainUnasked:
        unrecorded.length > 0 &&
        questionBefore(plan, { entries, passes: [], today: '2026-11-20' }) === null
          ? 1
          : 0,
    };
  };

  /** The payments whose record could still be sent. */
  const sendable = async () =>
    (await createOutboxStorage().read(userId)).filter(isSendable).map(({ paymentId }) => paymentId);

  return { launch, faults, sendable, recorded };
}
