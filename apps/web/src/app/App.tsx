import { LinkProvider } from '@fitness/ui/Link';
import { BrowserRouter } from 'react-router-dom';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { RouterLink } from './RouterLink.tsx';
import { Shell } from './Shell.tsx';

/**
 * The whole app, below whatever router and providers it needs. Navigation is no transition, so that an address and a
 * session that change together (logout) are rendered together: a guard would otherwise still stand at the old address.
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
