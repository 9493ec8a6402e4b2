import type { Backend } from '@fitness/mocks/backend';
import { DEMO_PASSWORD, demoAccounts } from '@fitness/mocks/demo-accounts';
import { clockOf, defaultSettings, faultsOf, type MockSettings } from '@fitness/mocks/settings';
import { env } from '../../config/env.ts';
import { clearSession, storeSignIn } from '../../shared/session/storage.ts';
import { createRequestLog, type RequestLogStore } from './panel/request-log.ts';
import { visitor } from './mock-link.ts';
import { signOutUnknownUser } from './sign-out-unknown-user.ts';

type Parts = {
  backend: Backend;
  /** Seeds anew, for every tab. */
  reset: (scenario: MockSettings['scenario'], seed: number) => Promise<void>;
  settings: MockSettings;
  /** Keeps the settings over a reload. */
  keep: (settings: MockSettings) => Promise<void>;
};

/** Everything that a developer can do to the mock backend of this page. */
export type MockControls = {
  settings: () => MockSettings;
  subscribe: (listener: () => void) => () => void;
  /** Faults and latency, from the next call on. */
  disturb: (change: Partial<Pick<MockSettings, 'faults' | 'latency'>>) => Promise<void>;
  /** The studio's time; its data stay. The page must be loaded anew. */
  setTime: (clock: MockSettings['clock']) => Promise<void>;
  /** Seeds the data anew; who is not in them is signed out. The page must be loaded anew. */
  begin: (scenario: MockSettings['scenario'], seed: number) => Promise<void>;
  /** Puts data and settings to these, or back to what they are at first. The page must be loaded anew. */
  restore: (settings?: MockSettings) => Promise<void>;
  /** Signs a demo account in, whatever faults are set, or whoever it is out. */
  become: (persona: string) => Promise<void>;
  /** Signs out somebody whose account is gone with the data it was opened in. */
  checkPerson: () => Promise<void>;
  calls: RequestLogStore;
};

const signInRequest = (username: string) =>
  new Request(`${env.apiBaseUrl}/api/auth/signin`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password: DEMO_PASSWORD }),
  });

/** The desk of a running mock backend. */
export function createMockControls({ backend, reset, settings, keep }: Parts): MockControls {
  let current = settings;
  const listeners = new Set<() => void>();
  const change = async (part: Partial<MockSettings>) => {
    current = { ...current, ...part };
    for (const listener of listeners) listener();
    await keep(current);
  };
  /** Asks the backend whatever faults are set, and leaves them as they were. */
  const askCalmly = (request: Request) => {
    const faults = backend.faults();
    backend.setFaults([]);
    return backend.handle(request).finally(() => backend.setFaults(faults));
  };
  const checkPerson = () => signOutUnknownUser(askCalmly);
  const begin = async (scenario: MockSettings['scenario'], seed: number) => {
    await reset(scenario, seed);
    await checkPerson();
    await change({ scenario, seed });
  };
  return {
    settings: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    disturb: async (part) => {
      backend.setFaults(faultsOf({ ...current, ...part }));
      await change(part);
    },
    setTime: async (clock) => {
      backend.setClock(clockOf({ clock }));
      await change({ clock });
    },
    begin,
    restore: async (next = defaultSettings) => {
      backend.setFaults(faultsOf(next));
      backend.setClock(clockOf(next));
      await change(next);
      await begin(next.scenario, next.seed);
    },
    become: async (persona) => {
      if (persona === visitor) return clearSession();
      const account = demoAccounts.find(({ username }) => username === persona);
      if (!account) throw new Error(`${persona} is no demo account.`);
      const answer = await askCalmly(signInRequest(account.username));
      if (!answer.ok) throw new Error(`${account.username}: ${answer.status}`);
      storeSignIn(await answer.json());
    },
    checkPerson,
    calls: createRequestLog(backend),
  };
}
