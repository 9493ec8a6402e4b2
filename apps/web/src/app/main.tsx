import '@fitness/ui/styles';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';

// A build with VITE_THEME replaces this import with another theme.
import { loadFonts } from '@fitness/ui/themes/midnight';
import { App } from './App.tsx';
import { watchEarlyInput } from './early-input.ts';
import { loadErrorReference } from './ErrorPage.tsx';
import { deferHydration } from './defer-hydration.ts';
import { load, partsAt } from './page-parts.ts';
import { startPrefetch } from './start-prefetch.ts';
import { isPublic, pages } from '../lib/pages.ts';
import { pageAt } from '../lib/paths.ts';
import { isMissingChunk, watchMissingChunks } from '../lib/reload-page.ts';
import { basename, sitePath } from '../lib/site-path.ts';

const container = document.getElementById('root')!;

// One line for each error that a boundary catches, in place of React's own.
const options = {
  onCaughtError: (error: unknown) => {
    // The browser logs the file; Firefox also rejects pending imports of a page that is being left.
    if (!isMissingChunk(error)) console.error('[fitness]', error);
  },
};

/** True when the document contains the prerendered first render of this page. */
function isPrerendered() {
  const page = pageAt(sitePath());
  if (container.dataset['page'] !== (page ?? 'notFound')) return false;
  // A page that needs a session is prerendered as a skeleton, whatever its search params are.
  if (page && !isPublic(page)) return true;
  const { usr: routerState } = (window.history.state ?? {}) as { usr?: unknown };
  const search = new URLSearchParams(window.location.search);
  return !routerState && !(page && pages[page].params?.some((name) => search.has(name)));
}

async function render() {
  const { start, deferred } = partsAt(sitePath());
  // A missing chunk is reported where it is rendered.
  await load(isPrerendered() ? start : [...start, ...deferred]).catch(() => undefined);
  // Navigation is not a React transition, so that a route and a session that change together (logout) render together; otherwise
  // the guard of the old route would see the new session.
  const app = (
    <StrictMode>
      <BrowserRouter basename={basename} useTransitions={false}>
        <App onStart={watchEarlyInput(container)} />
      </BrowserRouter>
    </StrictMode>
  );
  // The user can have gone back while the parts loaded.
  const footer = isPrerendered() ? container.querySelector('footer') : null;
  if (!footer) {
    createRoot(container, options).render(app);
    return;
  }
  deferHydration(footer);
  startTransition(() => void hydrateRoot(container, app, options));
}

async function start() {
  watchMissingChunks();
  if (import.meta.env.VITE_MOCKS !== 'off') {
    // Importing the mocks throws where storage or service workers are blocked.
    const problem = await import('./mocks/start-mocks.ts').then(
      ({ startMocks }) => startMocks(),
      String,
    );
    if (problem !== null) {
      const { MocksUnavailable } = await import('./mocks/MocksUnavailable.tsx');
      createRoot(container, options).render(<MocksUnavailable reason={problem} />);
      watchEarlyInput(container)();
      return;
    }
  }
  await render();
  startPrefetch();
  // The app works without these scripts; importing them fails in a page that is being left.
  const ignore = () => undefined;
  loadFonts().catch(ignore);
  void loadErrorReference();
  if (import.meta.env.VITE_REPORT_URL)
    import('../lib/report.ts').then(({ startReporting }) => startReporting(), ignore);
}

void start();
