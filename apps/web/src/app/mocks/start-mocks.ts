import { type BrowserMocks, startBrowserMocks } from '@fitness/mocks/browser';
import { clockOf } from '@fitness/mocks/settings';
import { env } from '../../config/env.ts';
import { setClock } from '../../lib/clock.ts';
import { createMockControls, type MockControls } from './mock-controls.ts';
import { openedLink, storedSettings, storeSettings } from './mock-settings.ts';

type Running = Extract<BrowserMocks, { ok: true }>;
type Mocks = { reset: Running['reset']; controls: MockControls };

declare global {
  interface Window {
    mockControls?: MockControls & Pick<Running, 'setThirdPartyFaults'>;
  }
}

/** Module state, since the mocks start before the page is rendered. */
let mocks: Mocks | undefined;

/** Applies the data, settings and signed-in user of a link, and removes them from the URL. */
async function applyLink(controls: MockControls, link: NonNullable<ReturnType<typeof openedLink>>) {
  if (link.isInvalid) console.warn('[fitness]', '링크의 설정을 읽지 못했습니다.');
  if (link.settings) await controls.restore(link.settings);
  if (link.persona !== undefined) await controls.signInAs(link.persona);
  window.history.replaceState(window.history.state, '', link.rest);
}

/** Uses the settings of a link or the last visit; returns null, or why it cannot start. */
export async function startMocks(): Promise<string | null> {
  if (env.mocks === 'off') return null;
  const link = env.mocks === 'all' ? openedLink(window.location.href) : null;
  const stored = await storedSettings();
  const settings =
    env.mocks === 'all' ? (link?.settings ?? stored) : { ...stored, clock: undefined };
  const started = await startBrowserMocks({
    baseUrl: env.apiBaseUrl,
    workerUrl: `${import.meta.env.BASE_URL}mockServiceWorker.js`,
    mode: env.mocks,
    clock: clockOf(settings),
    faults: settings.faults,
  });
  if (!started.ok) return started.reason.message;
  const { backend, reset, setThirdPartyFaults } = started;
  try {
    if (env.mocks === 'all') await backend.ready();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  const { scenario, seed } = backend.seededFor() ?? settings;
  const controls = createMockControls({
    backend,
    reset,
    settings: { ...settings, scenario, seed },
    storeSettings,
  });
  mocks = { reset, controls };
  // Otherwise the app keeps the device's clock, which tests may fix.
  if (settings.clock !== undefined) setClock(() => backend.studio.clock.now().getTime());
  if (link) await applyLink(controls, link);
  // For the developer console and for browser tests; assigned after the link is applied, which would otherwise override their
  // changes.
  window.mockControls = { ...controls, setThirdPartyFaults };
  return null;
}

/** The mocks of this page, once they have started. */
export function runningMocks() {
  return mocks;
}

/** Resets the mock backend for all tabs, in this page or, by its endpoint, on a server. */
export async function resetMocks() {
  await mocks?.reset();
  if (env.mocks !== 'all')
    await fetch(new URL('/__mock/reset', env.apiBaseUrl), { method: 'POST' });
}
