import { createBackend, fixedClock } from '@fitness/mocks/backend';
import { defaultSettings, type MockSettings } from '@fitness/mocks/settings';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setClock } from '../../shared/dates/clock.ts';
import { stored, storeSignIn } from '../../shared/session/storage.ts';
import { memoryStorage } from '../../../testing/session.ts';
import { verdictOf } from './panel/request-log.ts';
import { createMockControls } from './mock-controls.ts';

const reviews = () => new Request('http://localhost:8080/api/fitness/review');

const post = (path: string, body: object) =>
  new Request(`http://localhost:8080${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

const newcomer = {
  nickname: '김하늘',
  gender: 'female',
  username: 'haneul1',
  password: 'Fitness1!',
  passwordCheck: 'Fitness1!',
  ph: '01099990001',
  email: 'haneul@makefit.kr',
};

function openDesk(settings: MockSettings = defaultSettings) {
  const backend = createBackend({ clock: fixedClock('2026-11-20T10:00:00') });
  const kept: MockSettings[] = [];
  const desk = createMockControls({
    backend,
    reset: (scenario, seed) => backend.reset(scenario, seed),
    settings,
    keep: async (next) => {
      kept.push(next);
    },
  });
  return { backend, desk, kept };
}

let restoreClock = () => {};
beforeEach(() => {
  restoreClock = setClock(() => Date.parse('2026-11-20T10:00:00+09:00'));
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => {
  restoreClock();
  vi.unstubAllGlobals();
});

describe('switching the person', () => {
  it('signs a demo account in with one call', async () => {
    const { desk } = openDesk();
    await desk.become('customer1');
    expect(stored('nickname')).toBe('김서준');
    expect(stored('accessToken').split('.')).toHaveLength(3);
    await desk.become('master1');
    expect(stored('nickname')).toBe('대표');
  });
  it('signs out', async () => {
    const { desk } = openDesk();
    await desk.become('customer1');
    await desk.become('visitor');
    expect(stored('accessToken')).toBe('');
  });
  it('works while every call fails, and leaves the faults and what is left of them as they were', async () => {
    const { desk, backend } = openDesk();
    await desk.disturb({ faults: [{ kind: 'offline', times: 2 }] });
    await backend.handle(reviews());
    await desk.become('trainer1');
    expect(stored('nickname')).toBe('강민준');
    expect(backend.faults()).toEqual([{ kind: 'offline', times: 1 }]);
  });
  it('refuses who is no demo account', async () => {
    await expect(openDesk().desk.become('somebody')).rejects.toThrow('somebody');
  });
});

describe('changing the mock backend', () => {
  it('lets the next call fail, is kept, and is told to whoever shows it', async () => {
    const { desk, backend, kept } = openDesk();
    const listener = vi.fn();
    desk.subscribe(listener);
    await desk.disturb({ faults: [{ kind: 'status', status: 503 }] });
    expect((await backend.handle(reviews())).status).toBe(503);
    expect(kept.at(-1)).toEqual({ ...defaultSettings, faults: [{ kind: 'status', status: 503 }] });
    expect(listener).toHaveBeenCalledOnce();
    await desk.disturb({ faults: [] });
    expect((await backend.handle(reviews())).status).toBe(200);
  });
  it('seeds other data', async () => {
    const { desk, backend } = openDesk();
    await desk.begin('empty', 7);
    expect(await (await backend.handle(reviews())).json()).toEqual([]);
    expect(backend.seededFor()).toMatchObject({ scenario: 'empty', seed: 7 });
    expect(desk.settings()).toMatchObject({ scenario: 'empty', seed: 7 });
  });
  it('moves the studio to another day and leaves its data', async () => {
    const { desk, backend, kept } = openDesk();
    await desk.setTime('2027-01-02T09:00:00');
    expect(backend.studio.clock.now()).toEqual(new Date('2027-01-02T00:00:00Z'));
    expect(backend.seededFor()?.date).toBe('2026-11-20');
    expect(kept.at(-1)?.clock).toBe('2027-01-02T09:00:00');
  });
  it('puts everything back, or to what a link says', async () => {
    const { desk, backend } = openDesk();
    const link: MockSettings = {
      scenario: 'soldOutDay',
      seed: 3,
      clock: '2026-12-24T08:00:00',
      latency: { ms: 5, spreadMs: 0 },
      faults: [{ kind: 'lost' }],
    };
    await desk.restore(link);
    expect(desk.settings()).toEqual(link);
    expect(backend.seededFor()).toEqual({ scenario: 'soldOutDay', seed: 3, date: '2026-12-24' });
    expect(backend.faults()).toEqual([{ kind: 'latency', ms: 5, spreadMs: 0 }, { kind: 'lost' }]);
    await desk.restore();
    expect(desk.settings()).toEqual(defaultSettings);
    expect(backend.faults()).toEqual([]);
  });
});

describe('data that are seeded anew', () => {
  it('sign out somebody who opened their account since the last time', async () => {
    const { desk, backend } = openDesk();
    await backend.handle(post('/api/auth/signup', newcomer));
    const { username, password } = newcomer;
    storeSignIn(
      await (await backend.handle(post('/api/auth/signin', { username, password }))).json(),
    );
    await desk.checkPerson();
    expect(stored('nickname')).toBe('김하늘');
    await desk.begin('default', 1);
    expect(localStorage.length).toBe(0);
  });
  it.each(['customer1', 'trainer1', 'master1'])(
    'leave %s signed in, whatever faults are set',
    async (persona) => {
      const { desk } = openDesk();
      await desk.become(persona);
      await desk.disturb({ faults: [{ kind: 'status', status: 401 }] });
      await desk.begin('empty', 2);
      expect(stored('accessToken')).not.toBe('');
    },
  );
});

describe('the log of calls', () => {
  it('holds the newest first, with what the contract says to each', async () => {
    const { desk, backend } = openDesk();
    await backend.handle(reviews());
    await desk.disturb({ faults: [{ kind: 'drift' }] });
    await backend.handle(reviews());
    await backend.handle(new Request('http://localhost:8080/api/fitness/nowhere'));
    expect(desk.calls.list().map((call) => verdictOf(call))).toEqual(['unknown', 'faulty', 'kept']);
    desk.calls.clear();
    expect(desk.calls.list()).toEqual([]);
  });
  it('holds only the last fifty', async () => {
    const { desk, backend } = openDesk();
    for (let count = 0; count < 55; count += 1) await backend.handle(reviews());
    expect(desk.calls.list()).toHaveLength(50);
    expect(desk.calls.list()[0]?.number).toBe(55);
  });
});
