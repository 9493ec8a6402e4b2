import { LinkProvider } from '@fitness/ui/Link';
import { MemoryRouter, parsePath } from 'react-router-dom';
import { ErrorBoundary } from '../src/app/errors/ErrorBoundary.tsx';
import { RouterLink } from '../src/app/RouterLink.tsx';
import { Shell } from '../src/app/Shell.tsx';
import { AddressBar } from './AddressBar.tsx';
import type { AppState } from './app-state.ts';

/** The whole app at one URL, for stories; `prepareApp` sets the backend up with the other props. */
export function AppFrame({ path, state, ...rest }: AppState) {
  // The app remembers a scroll position for each key, and stories share a page.
  const entry = { ...parsePath(path), state, key: crypto.randomUUID() };
  return (
    // Another state mounts the app again, without what the former one had fetched or opened.
    <ErrorBoundary isOutermost key={JSON.stringify({ path, state, ...rest })}>
      <MemoryRouter useTransitions={false} initialEntries={[entry]}>
        <AddressBar {...rest} />
        <LinkProvider component={RouterLink}>
          <Shell />
        </LinkProvider>
      </MemoryRouter>
    </ErrorBoundary>
  );
}
