import { useEffect } from 'react';
import { useSession } from '../../../shared/session/session.ts';
import { outbox } from './browser-outbox.ts';
import { useRecordedNotice } from '../records/use-recorded-notice.ts';

/** Delivers pending payment records on opening the app, on sign-in, and when online again. */
export function PaymentDelivery() {
  const session = useSession();
  const userId = session.status === 'signedIn' ? session.userId : null;
  const showRecordedNotice = useRecordedNotice();
  useEffect(() => {
    if (userId === null) return undefined;
    const deliver = async () => {
      if ((await outbox.deliverPending(userId)) > 0) showRecordedNotice();
    };
    const attempt = () => {
      deliver().catch((error: unknown) => console.warn('[fitness]', error));
    };
    attempt();
    window.addEventListener('online', attempt);
    return () => window.removeEventListener('online', attempt);
  }, [userId, showRecordedNotice]);
  return null;
}
