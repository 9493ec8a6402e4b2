import type { Backend } from '@fitness/mocks/backend';
import { DEMO_PASSWORD, demoAccounts } from '@fitness/mocks/demo-accounts';
import { clockOf, defaultSettings, type MockSettings } from '@fitness/mocks/settings';
import { env } from '../../config/env.ts';
import { clearSession, storeSignIn } from '../../session/session.ts';
import { visitor } from './mock-settings.ts';

type Reseed = (scenario: MockSettings['scenario'], seed: number) => Promise<void>;

type Options = {
  backend: Backend;
  /** Seeds the data again, for every tab. */
  reset: Reseed;
  settings: MockSettings;
  storeSettings: (settings: MockSettings) => Promise<void>;
};

const signInRequest = (username: string) =>
  new Request(`${env.apiBaseUrl}/api/auth/signin`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password: DEMO_PASSWORD }),
  });

/** The controls of this page's mock backend; a change of time or data requires a reload of the page. */
export function createMockControls({ backend, reset, settings: initial, storeSettings }: Options) {
  let settings = initial;
  const change = (part: Partial<MockSettings>) => {
    settings = { ...settings, ...part };
    return storeSettings(settings);
  };
  const reseed: Reseed = async (scenario, seed) => {
    await reset(scenario, seed);
    await change({ scenario, seed });
  };
  return {
    settings: () => settings,
    /** Sets the faults, from the next request on. */
    configureFaults: async ({ faults }: Pick<MockSettings, 'faults'>) => {
      backend.setFaults(faults);
      await change({ faults });
    },
    /** Sets the studio's time and leaves its data. */
    setTime: async (clock: MockSettings['clock']) => {
      backend.setClock(clockOf({ clock }));
      await change({ clock });
    },
    reseed,
    /** Restores these settings, or the default ones, and seeds the data again. */
    restore: async (next: MockSettings = defaultSettings) => {
      backend.setFaults(next.faults);
      backend.setClock(clockOf(next));
      await change({ clock: undefined, ...next });
      await reseed(next.scenario, next.seed);
    },
    /** Signs in a demo account whatever faults are set, or signs out for `visitor`. */
    signInAs: async (persona: string) => {
      if (persona === visitor) return clearSession();
      const account = demoAccounts.find(({ username }) => username === persona);
      if (!account) throw new Error(`${persona} is no demo account.`);
      const faults = backend.faults();
      backend.setFaults([]);
      const response = await backend
        .handle(signInRequest(account.username))
        .finally(() => backend.setFaults(faults));
      if (!response.ok) throw new Error(`${account.username}: ${response.status}`);
      storeSignIn(await response.json());
    },
  };
}

export type MockControls = ReturnType<typeof createMockControls>;
