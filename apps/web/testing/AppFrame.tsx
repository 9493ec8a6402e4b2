import { LinkProvider } from '@fitness/ui/Link';
import { type ReactNode, useState } from 'react';
import { MemoryRouter, parsePath } from 'react-router-dom';
import { ErrorBoundary } from '../src/app/errors/ErrorBoundary.tsx';
import { RouterLink } from '../src/app/RouterLink.tsx';
import { Shell } from '../src/app/Shell.tsx';
import { forgetCheckIns } from '../src/features/check-in/use-check-ins.ts';
import { clearPageState } from '../src/shared/session/page-state.ts';
import { AddressBar } from './AddressBar.tsx';
import type { AppState } from './app-state.ts';

/** Stories share a page, and with it what the app keeps in its modules. */
function WithoutFormerStory({ children }: { children: ReactNode }) {
  useState(() => {
    clearPageState();
    forgetCheckIns();
  });
  return children;
}

/** The whole app at one URL, for stories; `prepareApp` sets the backend up with the other props. */
export function AppFrame({ path, state, ...rest }: AppState) {
  // The app remembers a scroll position for each key, and stories share a page.
  const entry = { ...parsePath(path), state, key: crypto.randomUUID() };
  return (
    // Another state mounts the app again, without what the former one had fetched or opened.
    <ErrorBoundary isOutermost key={JSON.stringify({ path, state, ...rest })}>
      <MemoryRouter useTransitions={false} initialEntries={[entry]}>
        <AddressBar {...rest} />
        <WithoutFormerStory>
          <LinkProvider component={RouterLink}>
            <Shell />
          </LinkProvider>
        </WithoutFormerStory>
      </MemoryRouter>
    </ErrorBoundary>
  );
}
