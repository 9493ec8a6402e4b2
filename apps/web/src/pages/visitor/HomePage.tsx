import { Landing } from '../../features/landing/Landing.tsx';
import { useSession } from '../../shared/session/session.ts';

/** Home: staff need no membership, and before the token is read nobody knows who is staff. */
export function HomePage() {
  const { status, role } = useSession();
  return <Landing canJoin={status !== 'unread' && role !== 'manager' && role !== 'master'} />;
}
