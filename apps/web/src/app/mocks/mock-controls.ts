import type { Backend } from '@fitness/mocks/backend';
import { DEMO_PASSWORD, demoAccounts } from '@fitness/mocks/demo-accounts';
import { clockOf, defaultSettings, faultsOf, type MockSettings } from '@fitness/mocks/settings';
import { env } from '../../config/env.ts';
import { clearSession } from '../../shared/session/storage.ts';
import { storeSignIn } from '../../shared/session/store-sign-in.ts';
import { createStore } from '../../shared/store.ts';
import { visitor } from './mock-link.ts';
import { createRequestLogStore, type RequestLogStore } from './panel/request-log.ts';
import { signOutUnknownUser } from './sign-out-unknown-user.ts';

type Reseed = (scenario: MockSettings['scenario'], seed: number) => Promise<void>;

type Options = {
  backend: Backend;
  /** Seeds the data again, for every tab. */
  reset: Reseed;
  settings: MockSettings;
  storeSettings: (settings: MockSettings) => Promise<void>;
};

/** Controls of this page's mock backend; a change of time or data requires a reload of the page. */
export type MockControls = {
  settings: () => MockSettings;
  subscribe: (listener: () => void) => () => void;
  /** Sets faults and latency, from the next request on. */
  configureFaults: (change: Partial<Pick<MockSettings, 'faults' | 'latency'>>) => Promise<void>;
  /** Sets the studio's time and leaves its data. */
  setTime: (clock: MockSettings['clock']) => Promise<void>;
  /** Seeds the data again and signs out a user who does not exist in it. */
  reseed: Reseed;
  /** Restores these settings, or the default ones, and seeds the data again. */
  restore: (settings?: MockSettings) => Promise<void>;
  /** Signs in a demo account whatever faults are set, or signs out for `visitor`. */
  signInAs: (persona: string) => Promise<void>;
  signOutUnknownUser: () => Promise<void>;
  requestLog: RequestLogStore;
};

const signInRequest = (username: string) =>
  new Request(`${env.apiBaseUrl}/api/auth/signin`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password: DEMO_PASSWORD }),
  });

/** The controls of a running mock backend. */
export function createMockControls({
  backend,
  reset,
  settings: initial,
  storeSettings,
}: Options): MockControls {
  const settings = createStore(initial);
  const change = async (part: Partial<MockSettings>) => {
    settings.set({ ...settings.get(), ...part });
    await storeSettings(settings.get());
  };
  const handleWithoutFaults = (request: Request) => {
    const faults = backend.faults();
    backend.setFaults([]);
    return backend.handle(request).finally(() => backend.setFaults(faults));
  };
  const reseed: Reseed = async (scenario, seed) => {
    await reset(scenario, seed);
    await signOutUnknownUser(handleWithoutFaults);
    await change({ scenario, seed });
  };
  return {
    settings: settings.get,
    subscribe: settings.subscribe,
    configureFaults: async (part) => {
      backend.setFaults(faultsOf({ ...settings.get(), ...part }));
      await change(part);
    },
    setTime: async (clock) => {
      backend.setClock(clockOf({ clock }));
      await change({ clock });
    },
    reseed,
    restore: async (next = defaultSettings) => {
      backend.setFaults(faultsOf(next));
      backend.setClock(clockOf(next));
      await change(next);
      await reseed(next.scenario, next.seed);
    },
    signInAs: async (persona) => {
      if (persona === visitor) return clearSession();
      const account = demoAccounts.find(({ username }) => username === persona);
      if (!account) throw new Error(`${persona} is no demo account.`);
      const response = await handleWithoutFaults(signInRequest(account.username));
      if (!response.ok) throw new Error(`${account.username}: ${response.status}`);
      storeSignIn(await response.json());
    },
    signOutUnknownUser: () => signOutUnknownUser(handleWithoutFaults),
    requestLog: createRequestLogStore(backend),
  };
}
