import { Page } from '@fitness/ui/layout/Page';
import { Landing } from '../../features/landing/Landing.tsx';
import { useSession } from '../../shared/session/session.ts';

/** Offers the membership to users who are not staff, which is unknown until the token is read. */
export function HomePage() {
  const { status, role } = useSession();
  return (
    <Page width="full">
      <Landing canJoin={status !== 'unread' && role !== 'manager' && role !== 'master'} />
    </Page>
  );
}
