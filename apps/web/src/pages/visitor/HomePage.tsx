import { LazySection } from '@fitness/ui/layout/LazySection';
import { Page } from '@fitness/ui/layout/Page';
import { SignedInSpace } from '@fitness/ui/layout/SignedInSpace';
import { Suspense } from 'react';
import { Landing } from '../../features/landing/Landing.tsx';
import { lazyComponent } from '../../lib/lazy-component.ts';
import { useHasPass, useSession } from '../../session/session.ts';
import { isStaff, type Role } from '../../session/token.ts';

/** A part that is not loaded with the page, and left out if its script is missing. */
function part<Name extends keyof typeof import('./home-parts.ts')>(name: Name) {
  const Missing: (props: { role: Role }) => null = () => null;
  return lazyComponent<Name, Record<Name, typeof Missing>>(
    () =>
      import('./home-parts.ts')
        .then((parts): Promise<unknown> => parts[name]())
        .catch(() => ({ [name]: Missing })) as Promise<Record<Name, typeof Missing>>,
    name,
  );
}

const HomeSummary = part('HomeSummary');
const HomeHighlights = part('HomeHighlights');

/**
 * The posters, above them what matters to the signed-in user, below them the highlights. It links to the plans, except for staff;
 * prerendered for browsers without JavaScript, since the role is unknown until the token is read.
 */
export function HomePage() {
  const { status, role, userId } = useSession();
  const hasPass = useHasPass() && userId !== undefined;
  const isUnread = status === 'unread';
  return (
    <Page width="full">
      {(isUnread || userId) && (
        <SignedInSpace isProvisional={isUnread}>
          {userId && (
            <Suspense key={userId + role}>
              <HomeSummary role={role} />
            </Suspense>
          )}
        </SignedInSpace>
      )}
      <Landing
        invitation={isUnread ? 'withoutScripts' : isStaff(role) ? 'none' : 'shown'}
        hasPass={hasPass}
      />
      <LazySection>
        <Suspense>
          <HomeHighlights role={role} />
        </Suspense>
      </LazySection>
    </Page>
  );
}
