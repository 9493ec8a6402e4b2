import { createBackend, fixedClock } from '@fitness/mocks/backend';
import { DEMO_PASSWORD } from '@fitness/mocks/demo-accounts';
import { createThirdPartyFaults, thirdPartyHandlers } from '@fitness/mocks/third-party';
import { clear } from 'idb-keyval';
import type { SetupWorker } from 'msw/browser';
import { queryClient } from '../src/api/query-client.ts';
import { env } from '../src/config/env.ts';
import { checkIns } from '../src/features/check-in/use-check-in.ts';
import { setClock } from '../src/lib/clock.ts';
import { adoptStoredUser, clearSession, storeSignIn } from '../src/session/session.ts';
import type { AppState } from './app-state.ts';

type Backend = ReturnType<typeof createBackend>;

async function signIn(backend: Backend, username: string) {
  const response = await backend.handle(
    new Request(`${env.apiBaseUrl}/api/auth/signin`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username, password: DEMO_PASSWORD }),
    }),
  );
  storeSignIn(await response.json());
}

/**
 * A `beforeEach`: creates a mock backend in the story's state and empties the storage; returns a clean-up function.
 */
export async function prepareApp({ msw, args }: { msw: SetupWorker; args: Partial<AppState> }) {
  const {
    scenario,
    faults = [],
    thirdPartyFaults,
    persona,
    token,
    now = '2026-11-20T10:00:00',
  } = args;
  const clock = fixedClock(now);
  const restoreClock = setClock(() => clock.now().getTime());
  clearSession();
  queryClient.clear();
  await clear();
  sessionStorage.clear();
  // Each story loads the third-party scripts again, with its own faults.
  for (const script of ['PortOne', 'kakao']) Reflect.deleteProperty(window, script);
  const backend = createBackend({ scenario, clock });
  if (persona !== undefined) await signIn(backend, persona);
  if (token !== undefined) localStorage.setItem('accessToken', token);
  adoptStoredUser();
  backend.setFaults(faults);
  msw.use(
    ...backend.handlers(env.apiBaseUrl),
    ...thirdPartyHandlers({ clock, faults: createThirdPartyFaults(thirdPartyFaults) }),
  );
  // The session is not cleared, because the app is still rendered, and signing out would send requests to the next story's
  // backend.
  return () => {
    restoreClock();
    // Module state, which stories share; what is still pending is dropped.
    checkIns.clear();
    // A payment window is outside of the app; some stories end with an open one.
    for (const dialog of document.querySelectorAll('body > dialog')) dialog.remove();
  };
}
