import 'fake-indexeddb/auto';
import { ptPlans } from '@fitness/api-contract/catalogue';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startDevice, userId } from '../../../testing/purchase/device.ts';
import { isFinished, isSendable, type ProviderResponse } from './entry.ts';
import { deliver, deliverPending, listPayments } from './outbox.ts';
import { recordStatus } from './PaymentRecords.tsx';
import { receive } from './redirect.ts';
import { checkOut } from './use-checkout.ts';
import { showOutcome } from './use-outcome.ts';
import { purchaseWarnings } from './warnings.ts';

const plan = ptPlans[0]!;

/** The behaviour of a provider: whether it charges, how it responds, and whether it redirects. */
type Provider = {
  charges: boolean;
  response: (paymentId: string) => ProviderResponse | undefined | 'none' | Error;
  redirects?: boolean;
  isRecorded?: boolean;
};

const approved = (paymentId: string) => ({ txId: 'tx-1', paymentId });
const uncertain = (paymentId: string) => ({ code: 'UNKNOWN', txId: 'tx-1', paymentId });
const cancelled = () => ({ code: 'FAILURE_TYPE_PG', pgCode: 'CANCEL', message: '취소' });
const notOpened = () => Object.assign(new Error('window'), { __portOneErrorType: 'PaymentError' });

const paid = { charges: true, response: approved, isRecorded: true };

const providers: Record<string, Provider> = {
  'is paid': paid,
  'is paid on a phone': { ...paid, redirects: true },
  'is paid, and the response is uncertain': { ...paid, response: uncertain },
  'is paid on a phone, and the response is uncertain': {
    ...paid,
    response: uncertain,
    redirects: true,
  },
  'is paid, and the response is empty': { charges: true, response: () => undefined },
  'is paid, and the window breaks': { charges: true, response: () => new Error('window') },
  'is paid, and no response comes': { charges: true, response: () => 'none' },
  'is cancelled': { charges: false, response: cancelled },
  'is cancelled on a phone': { charges: false, response: cancelled, redirects: true },
  'fails before the window opens': { charges: false, response: notOpened },
};

/** What the backend does with the first record, or offline from the payment until the third launch; later records are accepted. */
const backends = ['accepts', 'refuses', 'loses the request', 'loses the response', 'is offline'];

const never = () => new Promise<never>(() => {});

/** A device, a provider and a backend that survive restarts of the browser. */
async function startSimulation(provider: Provider, backend: string) {
  const device = await startDevice({ confirms: true });
  const charged: string[] = [];
  const recorded: string[] = [];
  let chargedWithoutEntry = 0;
  let address: (ProviderResponse & { paymentId: string }) | null = null;
  let isFirstRecord = true;
  let launches = 0;
  let checkpoints = 0;
  let killedAt = Infinity;
  let kill = () => {};

  /** True when the browser ends here, so that nothing of this launch happens any more. */
  const isKilled = () => {
    checkpoints += 1;
    if (checkpoints >= killedAt) kill();
    return checkpoints >= killedAt;
  };
  const checkpoint = async () => (isKilled() ? never() : undefined);

  // A transaction of a browser that has ended never begins.
  const { transaction } = IDBDatabase.prototype;
  const transactions = vi.spyOn(IDBDatabase.prototype, 'transaction');
  transactions.mockImplementation(function (this: IDBDatabase, stores, mode) {
    const isEnded = mode === 'readwrite' ? isKilled() : checkpoints >= killedAt;
    if (!isEnded) return transaction.call(this, stores, mode);
    const dead = { addEventListener: () => {}, get: () => ({}), getAllKeys: () => ({}) };
    return { ...dead, objectStore: () => ({ ...dead, transaction: dead }) } as never;
  });

  device.backend = async (method, body) => {
    if (method === 'GET') {
      if (!device.isOnline) throw new TypeError();
      return Response.json([]);
    }
    const behaviour = isFirstRecord ? backend : 'accepts';
    isFirstRecord = false;
    await checkpoint();
    if (behaviour === 'loses the request') throw new TypeError();
    if (behaviour === 'refuses') return Response.json({ message: '나중에' }, { status: 503 });
    const { uuid } = body!.reqPayDto;
    if (!recorded.includes(uuid)) recorded.push(uuid);
    await checkpoint();
    if (behaviour === 'loses the response') throw new TypeError();
    return Response.json({});
  };
  device.pay = async ({ paymentId }) => {
    await checkpoint();
    const stored = (await listPayments(userId)).find((entry) => entry.paymentId === paymentId);
    if (stored?.progress.state !== 'opened') chargedWithoutEntry += 1;
    if (provider.charges) charged.push(paymentId);
    await checkpoint();
    if (backend === 'is offline') device.isOnline = false;
    const response = provider.response(paymentId);
    if (response instanceof Error) throw response;
    if (response !== 'none' && provider.redirects !== true) return response;
    if (response !== 'none' && response !== undefined) address = { ...response, paymentId };
    killedAt = 0;
    kill();
    return never();
  };
  const screen = {
    ...device.screen,
    alert: checkpoint,
    showPasses: async () => void (await checkpoint()),
  };

  /** Starts the browser and does this until it is killed at its nth checkpoint; returns how many there were. */
  const launch = async (at: number, work: () => Promise<unknown>) => {
    launches += 1;
    checkpoints = 0;
    killedAt = at;
    device.restart();
    device.isOnline = backend !== 'is offline' || launches !== 2;
    const killed = new Promise<void>((resolve) => {
      kill = resolve;
    });
    await Promise.race([work(), killed]);
    const count = checkpoints;
    killedAt = Infinity;
    return count;
  };

  const buy = () => checkOut(plan, 1, screen).catch(() => undefined);
  /** What the app does by itself when it is opened. */
  const open = async () => {
    if (address !== null) {
      const received = await receive(address);
      await checkpoint();
      address = null;
      if (received?.settlement) await showOutcome(received.settlement, screen);
    }
    await deliverPending(userId);
  };
  /** Presses every button of 결제 내역 that sends a record. */
  const sendRecords = async () => {
    for (const entry of await listPayments(userId)) {
      const [action] = recordStatus(entry)?.actions ?? [];
      if (action === 'retry' || action === 'register')
        await deliver(userId, entry.paymentId, { isManual: true });
    }
  };

  const expectNothingWrong = async () => {
    const entries = await listPayments(userId);
    const unrecorded = charged.filter((id) => !recorded.includes(id));
    for (const id of unrecorded) {
      const entry = entries.find(({ paymentId }) => paymentId === id);
      expect(entry && recordStatus(entry)?.actions, `${id} is lost`).toBeDefined();
    }
    if (unrecorded.length > 0)
      expect(
        purchaseWarnings(plan, { entries, passes: [], now: '2026-11-20T10:00:00' }),
      ).toHaveLength(1);
    for (const entry of entries)
      if (!isFinished(entry)) expect(recordStatus(entry)?.actions).toHaveLength(2);
    expect(recorded.length).toBe(new Set(recorded).size);
    expect(chargedWithoutEntry).toBe(0);
  };
  const end = () => transactions.mockRestore();
  return { launch, buy, open, sendRecords, expectNothingWrong, recorded, end };
}

/** Every checkpoint at which a launch can be killed, and `Infinity` for one that is not. */
const killPoints = (checkpoints: number) => [
  ...Array.from({ length: checkpoints }, (_, index) => index + 1),
  Infinity,
];

/** Buys and is killed at `first`; opens the app and is killed at `second`; opens it again and sends the records. */
async function buyWithCrashes(provider: Provider, backend: string, first: number, second: number) {
  const simulation = await startSimulation(provider, backend);
  const { launch, expectNothingWrong, recorded } = simulation;
  const buying = await launch(first, simulation.buy);
  await expectNothingWrong();
  const opening = await launch(second, simulation.open);
  await expectNothingWrong();
  await launch(Infinity, simulation.open);
  await simulation.sendRecords();
  await simulation.sendRecords();
  await expectNothingWrong();
  expect((await listPayments(userId)).filter(isSendable)).toEqual([]);
  simulation.end();
  return { recorded, buying, opening };
}

describe('a purchase that is killed at any moment (docs/product.md#outbox)', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
  });

  it.each(
    Object.keys(providers).flatMap((name) => backends.map((backend) => [name, backend] as const)),
  )(
    'and %s, while the backend first %s, is never lost, never recorded twice and always has a next step @outbox:any-moment',
    async (name, backend) => {
      const provider = providers[name]!;
      const whole = await buyWithCrashes(provider, backend, Infinity, Infinity);
      expect(whole.recorded).toHaveLength(provider.isRecorded ? 1 : 0);
      for (const first of killPoints(whole.buying))
        await buyWithCrashes(provider, backend, first, Infinity);
    },
  );

  it.each(Object.keys(providers))(
    'and %s, survives a second kill at any moment of the next visit @outbox:any-moment',
    async (name) => {
      const provider = providers[name]!;
      const { buying } = await buyWithCrashes(provider, 'accepts', Infinity, Infinity);
      for (const first of killPoints(buying)) {
        const { opening } = await buyWithCrashes(provider, 'accepts', first, Infinity);
        for (const second of killPoints(opening))
          await buyWithCrashes(provider, 'accepts', first, second);
      }
    },
  );
});
