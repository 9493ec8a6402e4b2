import { LinkProvider } from '@fitness/ui/Link';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { sitePath } from '../lib/site-path.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { RouterLink } from './RouterLink.tsx';
import { Shell } from './Shell.tsx';

/** The whole app, inside a router; calls back once it is hydrated. */
export function App({ onStart }: { onStart: () => void }) {
  const { pathname } = useLocation();
  // In a timeout, because `flushSync` does not work inside an effect.
  useEffect(() => void setTimeout(onStart), [onStart]);
  useEffect(() => {
    // The router reads the address at its first render and listens only once it is mounted
    // (https://github.com/remix-run/react-router/issues/10941).
    if (sitePath() !== pathname)
      window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  }, [pathname]);
  return (
    <ErrorBoundary isOutermost>
      <LinkProvider component={RouterLink}>
        <Shell />
      </LinkProvider>
    </ErrorBoundary>
  );
}
