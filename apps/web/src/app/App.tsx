import { LinkProvider } from '@fitness/ui/Link';
import { BrowserRouter } from 'react-router-dom';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { RouterLink } from './RouterLink.tsx';
import { Shell } from './Shell.tsx';

/** The whole app, below whatever router and providers it needs. */
export const App = () => (
  <ErrorBoundary>
    <BrowserRouter>
      <LinkProvider component={RouterLink}>
        <Shell />
      </LinkProvider>
    </BrowserRouter>
  </ErrorBoundary>
);
