import { LinkProvider } from '@fitness/ui/Link';
import { useEffect } from 'react';
import { replayEarlyInput } from './early-input.ts';
import { replayEarlyTraversal } from './early-traversal.ts';
import { ErrorBoundary } from './errors/ErrorBoundary.tsx';
import { RouterLink } from './RouterLink.tsx';
import { Shell } from './Shell.tsx';

/** The whole app, inside a router. */
export function App() {
  useEffect(() => {
    replayEarlyTraversal();
    replayEarlyInput();
  }, []);
  return (
    <ErrorBoundary isOutermost>
      <LinkProvider component={RouterLink}>
        <Shell />
      </LinkProvider>
    </ErrorBoundary>
  );
}
