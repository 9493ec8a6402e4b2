import { LinkProvider } from '@fitness/ui/Link';
import { MemoryRouter, parsePath } from 'react-router-dom';
import { ErrorBoundary } from '../src/app/ErrorBoundary.tsx';
import { RouterLink } from '../src/app/RouterLink.tsx';
import { Shell } from '../src/app/Shell.tsx';
import { AddressBar } from './AddressBar.tsx';
import type { AppState } from './app-state.ts';

/** The whole app at one URL, for stories; `prepareApp` prepares the backend with the other props. */
export function AppFrame({ path, state, ...rest }: AppState) {
  // A unique key, because the app stores scroll positions by key, and stories share a page.
  const entry = { ...parsePath(path), state, key: crypto.randomUUID() };
  return (
    // A key, so that another state mounts the app again without cached data or open dialogs.
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
