import { LinkProvider } from '@fitness/ui/Link';
import type { Fault } from '@fitness/mocks/backend';
import type { ScenarioName } from '@fitness/mocks/scenarios';
import type { ThirdPartyFault } from '@fitness/mocks/third-party';
import { MemoryRouter, parsePath } from 'react-router-dom';
import { ErrorBoundary } from '../src/app/ErrorBoundary.tsx';
import { RouterLink } from '../src/app/RouterLink.tsx';
import { Shell } from '../src/app/Shell.tsx';
import { AddressBar } from './AddressBar.tsx';

export interface AppFrameProps {
  /** The address that is open, from `shared/paths.ts`. */
  path: string;
  /** What the page before would have passed on (react-router's navigation state). */
  state?: unknown;
  /** The demo account that is signed in; nobody when left out. */
  persona?: string;
  /** A token to be stored as it is, in place of a persona's. */
  token?: string;
  /** What the studio holds. */
  scenario?: ScenarioName;
  /** What goes wrong in the backend. */
  faults?: readonly Fault[];
  /** What goes wrong at the payment provider and the maps service. */
  thirdPartyFaults?: readonly ThirdPartyFault[];
  /** The studio's time, `2026-11-20T10:00:00` in Asia/Seoul. */
  now?: string;
}

/** The whole app at one address, for stories: the rest of its props is what `prepareApp` sets the backend up with. */
export function AppFrame({ path, state, ...rest }: AppFrameProps) {
  return (
    // Another state begins anew, with nothing left of what the former one had fetched or opened.
    <ErrorBoundary isOutermost key={JSON.stringify({ path, state, ...rest })}>
      <MemoryRouter useTransitions={false} initialEntries={[{ ...parsePath(path), state }]}>
        <AddressBar {...rest} />
        <LinkProvider component={RouterLink}>
          <Shell />
        </LinkProvider>
      </MemoryRouter>
    </ErrorBoundary>
  );
}
