import 'fake-indexeddb/auto';
import { describe, expect, it, vi } from 'vitest';
import {
  type Backend,
  createSimulation,
  type Provider,
} from '../../../../testing/purchase/crash-simulation.ts';

const none = {
  lost: 0,
  recordedTwice: 0,
  withoutNextStep: 0,
  chargedWithoutEntry: 0,
  responsesLost: 0,
  soldAgainWithoutWarning: 0,
};

const approved = (paymentId: string) => ({ txId: 'tx-1', paymentId });
const uncertain = (paymentId: string) => ({ code: 'UNKNOWN', txId: 'tx-1', paymentId });
const cancelled = () => ({ code: 'FAILURE_TYPE_PG', pgCode: 'CANCEL', message: '취소' });

const providers: Record<string, Provider & { isRecorded: boolean }> = {
  'is paid': { charges: true, response: approved, isRecorded: true },
  'is paid on a phone': { charges: true, response: approved, redirects: true, isRecorded: true },
  'is paid, and the response is uncertain': {
    charges: true,
    response: uncertain,
    isRecorded: true,
  },
  'is paid on a phone, and the response is uncertain': {
    charges: true,
    response: uncertain,
    redirects: true,
    isRecorded: true,
  },
  'is paid, and the response is empty': {
    charges: true,
    response: () => undefined,
    isRecorded: false,
  },
  'is paid, and the window breaks': {
    charges: true,
    response: () => new Error('window'),
    isRecorded: false,
  },
  'is paid, and no response comes': { charges: true, response: () => 'none', isRecorded: false },
  'is cancelled': { charges: false, response: cancelled, isRecorded: false },
  'is cancelled on a phone': {
    charges: false,
    response: cancelled,
    redirects: true,
    isRecorded: false,
  },
  'fails before the window opens': {
    charges: false,
    response: () => new Error('window'),
    isRecorded: false,
  },
};
const backends: Backend[] = [
  'accepts',
  'refuses',
  'loses the request',
  'loses the response',
  'is offline',
];
const cases = Object.keys(providers).flatMap((provider) =>
  backends.map((backend) => [provider, backend] as const),
);

/** Every checkpoint at which a run can be killed, and `Infinity` for a run that is not. */
const killPoints = (checkpoints: number) => [
  ...Array.from({ length: checkpoints }, (_, index) => index + 1),
  Infinity,
];

/** Buys and is killed at `first`; opens the app and is killed at `second`; opens it again and sends the records. */
async function buyWithCrashes(provider: Provider, backend: Backend, first: number, second: number) {
  const simulation = await createSimulation(provider, backend);
  const buying = simulation.launch(first);
  await buying.buy();
  expect(await simulation.violations()).toEqual(none);
  const opening = simulation.launch(second);
  await opening.open();
  expect(await simulation.violations()).toEqual(none);
  const last = simulation.launch(Infinity);
  await last.open();
  await last.sendRecords();
  await last.sendRecords();
  expect(await simulation.violations()).toEqual(none);
  expect(await simulation.sendable()).toEqual([]);
  return { simulation, checkpoints: [buying.checkpoints(), opening.checkpoints()] as const };
}

describe('a purchase that is killed at any moment (docs/product.md#outbox)', () => {
  it.each(cases)(
    'and %s, while the backend first %s, is never lost, never recorded twice and always has a next step @outbox:any-moment',
    async (name, backend) => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      const provider = providers[name]!;
      const {
        simulation,
        checkpoints: [checkpoints],
      } = await buyWithCrashes(provider, backend, Infinity, Infinity);
      expect(simulation.recorded.length).toBe(provider.isRecorded ? 1 : 0);
      for (const first of killPoints(checkpoints))
        await buyWithCrashes(provider, backend, first, Infinity);
    },
  );

  it.each(Object.keys(providers))(
    'and %s, survives a second kill at any moment of the next visit @outbox:any-moment',
    async (name) => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const provider = providers[name]!;
      const {
        checkpoints: [checkpoints],
      } = await buyWithCrashes(provider, 'accepts', Infinity, Infinity);
      for (const first of killPoints(checkpoints)) {
        const {
          checkpoints: [, nextCheckpoints],
        } = await buyWithCrashes(provider, 'accepts', first, Infinity);
        for (const second of killPoints(nextCheckpoints))
          await buyWithCrashes(provider, 'accepts', first, second);
      }
    },
  );
});
