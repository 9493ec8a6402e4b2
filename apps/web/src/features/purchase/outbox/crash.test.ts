import 'fake-indexeddb/auto';
import { describe, expect, it, vi } from 'vitest';
import { createWorld, type Provider, type Server } from '../../../../testing/purchase/crash.ts';

const none = {
  lost: 0,
  twice: 0,
  withoutWayOn: 0,
  chargedWithoutIntent: 0,
  answerForgotten: 0,
  soldAgainUnasked: 0,
};

const approved = (paymentId: string) => ({ txId: 'tx-1', paymentId });
const uncertain = (paymentId: string) => ({ code: 'UNKNOWN', txId: 'tx-1', paymentId });
const cancelled = () => ({ code: 'FAILURE_TYPE_PG', pgCode: 'CANCEL', message: '취소' });

const providers: Record<string, Provider & { isRecorded: boolean }> = {
  'is paid': { charges: true, answer: approved, isRecorded: true },
  'is paid on a phone': { charges: true, answer: approved, leaves: true, isRecorded: true },
  'is paid, and the answer is uncertain': { charges: true, answer: uncertain, isRecorded: true },
  'is paid on a phone, and the answer is uncertain': {
    charges: true,
    answer: uncertain,
    leaves: true,
    isRecorded: true,
  },
  'is paid, and the answer says nothing': {
    charges: true,
    answer: () => undefined,
    isRecorded: false,
  },
  'is paid, and the window breaks': {
    charges: true,
    answer: () => new Error('window'),
    isRecorded: false,
  },
  'is paid, and no answer comes': { charges: true, answer: () => 'none', isRecorded: false },
  'is cancelled': { charges: false, answer: cancelled, isRecorded: false },
  'is cancelled on a phone': { charges: false, answer: cancelled, leaves: true, isRecorded: false },
  'fails before the window opens': {
    charges: false,
    answer: () => new Error('window'),
    isRecorded: false,
  },
};
const servers: Server[] = [
  'accepts',
  'refuses',
  'loses the request',
  'loses the answer',
  'is offline',
];
const cases = Object.keys(providers).flatMap((provider) =>
  servers.map((server) => [provider, server] as const),
);

/** Every moment of a run at which it can be killed, and not at all. */
const upTo = (moments: number) => [
  ...Array.from({ length: moments }, (_, index) => index + 1),
  Infinity,
];

/** Buys, killed at one moment; opens the app, killed at another; opens it again and presses what is offered. */
async function endure(provider: Provider, server: Server, first: number, second: number) {
  const world = await createWorld(provider, server);
  const buying = world.launch(first);
  await buying.buy();
  expect(await world.faults()).toEqual(none);
  const opening = world.launch(second);
  await opening.open();
  expect(await world.faults()).toEqual(none);
  const last = world.launch(Infinity);
  await last.open();
  await last.press();
  await last.press();
  expect(await world.faults()).toEqual(none);
  expect(await world.sendable()).toEqual([]);
  return { world, moments: [buying.moments(), opening.moments()] as const };
}

describe('a purchase that is killed at any moment (docs/product.md#outbox)', () => {
  it.each(cases)(
    'and %s, while the backend first %s, is never lost, never recorded twice and always has a way on @outbox:any-moment',
    async (name, server) => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      const provider = providers[name]!;
      const {
        world,
        moments: [moments],
      } = await endure(provider, server, Infinity, Infinity);
      expect(world.recorded.length).toBe(provider.isRecorded ? 1 : 0);
      for (const first of upTo(moments)) await endure(provider, server, first, Infinity);
    },
  );

  it.each(Object.keys(providers))(
    'and %s, survives a second kill at any moment of the next visit @outbox:any-moment',
    async (name) => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const provider = providers[name]!;
      const {
        moments: [moments],
      } = await endure(provider, 'accepts', Infinity, Infinity);
      for (const first of upTo(moments)) {
        const {
          moments: [, nextMoments],
        } = await endure(provider, 'accepts', first, Infinity);
        for (const second of upTo(nextMoments)) await endure(provider, 'accepts', first, second);
      }
    },
  );
});
