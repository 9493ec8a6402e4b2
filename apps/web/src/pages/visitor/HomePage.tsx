import { Page } from '@fitness/ui/layout/Page';
import { Landing } from '../../features/landing/Landing.tsx';
import { useSession } from '../../shared/session/session.ts';
import type { Role } from '../../shared/session/token.ts';

const isStaff: Record<Role, boolean> = {
  anonymous: false,
  customer: false,
  manager: true,
  master: true,
};

/**
 * Links to the plans, except for staff; prerendered for browsers without JavaScript, since the role is unknown until the token is
 * read.
 */
export function HomePage() {
  const { status, role } = useSession();
  return (
    <Page width="full">
      <Landing
        invitation={status === 'unread' ? 'withoutScripts' : isStaff[role] ? 'none' : 'shown'}
      />
    </Page>
  );
}
