import { createBackend, fixedClock } from '@fitness/mocks/backend';
import { defaultSettings, type MockSettings } from '@fitness/mocks/settings';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../../testing/session.ts';
import { setClock } from '../../lib/clock.ts';
import { clearSession, stored } from '../../session/session.ts';
import { createMockControls } from './mock-controls.ts';

const reviews = () => new Request('http://localhost:8080/api/fitness/review');

function setUp() {
  const backend = createBackend({ clock: fixedClock('2026-11-20T10:00:00') });
  const storedSettings: MockSettings[] = [];
  const controls = createMockControls({
    backend,
    reset: (scenario, seed) => backend.reset(scenario, seed),
    settings: defaultSettings,
    storeSettings: async (next) => void storedSettings.push(next),
  });
  return { backend, controls, storedSettings };
}

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('window', new EventTarget());
  return setClock(() => Date.parse('2026-11-20T10:00:00+09:00'));
});
afterEach(clearSession);

it('signs a demo account in with one request, also while every request fails, and out again', async () => {
  const { controls, backend } = setUp();
  await controls.configureFaults({ faults: [{ kind: 'offline', times: 2 }] });
  await backend.handle(reviews());
  await controls.signInAs('trainer1');
  expect(stored('nickname')).toBe('강민준');
  expect(backend.faults()).toEqual([{ kind: 'offline', times: 1 }]);
  await controls.signInAs('visitor');
  expect(stored('accessToken')).toBe('');
});

describe('changing the mock backend', () => {
  it('makes the next request fail, and stores the settings', async () => {
    const { controls, backend, storedSettings } = setUp();
    await controls.configureFaults({ faults: [{ kind: 'status', status: 503 }] });
    expect((await backend.handle(reviews())).status).toBe(503);
    expect(storedSettings.at(-1)?.faults).toEqual([{ kind: 'status', status: 503 }]);
    await controls.configureFaults({ faults: [] });
    expect((await backend.handle(reviews())).status).toBe(200);
  });
  it('sets another day and leaves the data', async () => {
    const { controls, backend, storedSettings } = setUp();
    await controls.setTime('2027-01-02T09:00:00');
    expect(backend.studio.clock.now()).toEqual(new Date('2027-01-02T00:00:00Z'));
    expect(backend.seededFor()?.date).toBe('2026-11-20');
    expect(storedSettings.at(-1)?.clock).toBe('2027-01-02T09:00:00');
  });
  it('restores the settings of a link with their data, or the default ones', async () => {
    const { controls, backend } = setUp();
    const link: MockSettings = {
      scenario: 'empty',
      seed: 3,
      clock: '2026-12-24T08:00:00',
      faults: [{ kind: 'latency', ms: 5 }, { kind: 'lost' }],
    };
    await controls.restore(link);
    expect(controls.settings()).toEqual(link);
    expect(backend.seededFor()).toEqual({ scenario: 'empty', seed: 3, date: '2026-12-24' });
    expect(backend.faults()).toEqual(link.faults);
    await controls.restore();
    expect(controls.settings()).toEqual(defaultSettings);
    expect(backend.faults()).toEqual([]);
  });
});
