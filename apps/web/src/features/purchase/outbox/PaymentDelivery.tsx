import { useEffect } from 'react';
import { useSession } from '../../../shared/session/session.ts';
import { outbox } from './browser-outbox.ts';
import { useRecorded } from '../records/use-recorded.ts';

/** Sends the pay records that were surely not delivered: when the app is opened, on sign-in, and when the connection is back. */
export function PaymentDelivery() {
  const session = useSession();
  const userId = session.status === 'signedIn' ? session.userId : null;
  const recorded = useRecorded();
  useEffect(() => {
    if (userId === null) return undefined;
    const deliver = async () => {
      if ((await outbox.deliverWaiting(userId)) > 0) recorded();
    };
    const attempt = () => {
      deliver().catch((error: unknown) => console.warn('[fitness]', error));
    };
    attempt();
    window.addEventListener('online', attempt);
    return () => window.removeEventListener('online', attempt);
  }, [userId, recorded]);
  return null;
}
