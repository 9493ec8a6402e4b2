import { type BrowserMocks, startBrowserMocks } from '@fitness/mocks/browser';
import { clockOf, faultsOf } from '@fitness/mocks/settings';
import { env } from '../../config/env.ts';
import { setClock } from '../../shared/dates/clock.ts';
import { storeSettings, storedSettings } from './stored-settings.ts';
import { createMockControls, type MockControls } from './mock-controls.ts';
import { openedLink } from './mock-link.ts';
import { signOutUnknownUser } from './sign-out-unknown-user.ts';

type Running = Extract<BrowserMocks, { ok: true }>;
type Mocks = { worker: Running['worker']; reset: Running['reset']; desk: MockControls };

declare global {
  interface Window {
    mockControls?: MockControls & Pick<Running, 'setThirdPartyFaults'>;
  }
}

let mocks: Mocks | undefined;

/** Brings data, settings and person to what a link says, and takes that out of the address. */
async function follow(desk: MockControls, link: NonNullable<ReturnType<typeof openedLink>>) {
  if (link.unread.length > 0)
    console.warn('[fitness]', '링크에서 읽지 못한 설정:', link.unread.join(', '));
  if (link.settings) await desk.restore(link.settings);
  if (link.persona !== undefined) await desk.become(link.persona);
  window.history.replaceState(window.history.state, '', link.rest);
}

/** Starts the mock backend in this page as a link or the last visit set it; null when it answers, else why it cannot. */
export async function startMocks(): Promise<string | null> {
  if (env.mocks === 'off') return null;
  const link = env.mocks === 'all' ? openedLink(window.location.href) : null;
  const kept = await storedSettings();
  const settings = env.mocks === 'all' ? (link?.settings ?? kept) : { ...kept, clock: undefined };
  const started = await startBrowserMocks({
    baseUrl: env.apiBaseUrl,
    mode: env.mocks,
    clock: clockOf(settings),
    faults: faultsOf(settings),
  });
  if (!started.ok) return started.reason.message;
  const { backend, worker, reset, setThirdPartyFaults } = started;
  try {
    if (env.mocks === 'all') await backend.ready();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  const { scenario, seed } = backend.seededFor() ?? settings;
  const desk = createMockControls({
    backend,
    reset,
    settings: { ...settings, scenario, seed },
    keep: storeSettings,
  });
  mocks = { worker, reset, desk };
  // For the console of developers, and for tests in a browser.
  window.mockControls = { ...desk, setThirdPartyFaults };
  // Without a time of its own the app keeps the device's clock, which tests may hold.
  if (settings.clock !== undefined) setClock(() => backend.studio.clock.now().getTime());
  if (link) await follow(desk, link);
  return null;
}

/** The mocks of this page, once they run. */
export function runningMocks() {
  return mocks;
}

/**
 * Puts the mock backend back to its seed, for every tab; over HTTP through the mock server's own call, which a real backend
 * does not know and refuses. Who opened their account since then is signed out.
 */
export async function resetMocks() {
  await mocks?.reset();
  if (env.mocks === 'all') return mocks?.desk.checkPerson();
  await fetch(new URL('/__mock/reset', env.apiBaseUrl), { method: 'POST' });
  return signOutUnknownUser(fetch);
}
