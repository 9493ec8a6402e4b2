import { LinkProvider } from '@fitness/ui/Link';
import { BrowserRouter } from 'react-router-dom';
import { ErrorBoundary } from './errors/ErrorBoundary.tsx';
import { RouterLink } from './RouterLink.tsx';
import { Shell } from './Shell.tsx';

/**
 * The whole app. Navigation is no transition, so that a route and a session that change together (logout) render together:
 * otherwise the guard of the old route would see the new session.
 */
export function App() {
  return (
    <ErrorBoundary isOutermost>
      <BrowserRouter useTransitions={false}>
        <LinkProvider component={RouterLink}>
          <Shell />
        </LinkProvider>
      </BrowserRouter>
    </ErrorBoundary>
  );
}
