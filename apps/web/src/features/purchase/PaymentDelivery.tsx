import { useToast } from '@fitness/ui/Toast';
import { useQueryClient } from '@tanstack/react-query';
import { get } from 'idb-keyval';
import { useEffect } from 'react';
import { invalidate } from '../../api/operations.ts';
import { keyvalStore, paymentsKeyOf } from '../../lib/keyval-store.ts';
import { useSession } from '../../session/session.ts';
import { texts } from './texts.ts';

/** Sends the records that were never sent: when the app opens, on sign-in, when it comes into view, and when it is online again. */
export function PaymentDelivery() {
  const { userId } = useSession();
  const { showToast } = useToast();
  const client = useQueryClient();
  useEffect(() => {
    if (userId === undefined) return undefined;
    const deliver = async () => {
      // Most users have no purchases, so the code that sends them is loaded only when some are stored.
      if ((await get(paymentsKeyOf(userId), keyvalStore)) === undefined) return;
      const { deliverPending } = await import('./outbox.ts');
      if (!(await deliverPending(userId))) return;
      showToast(texts.recorded);
      void invalidate(client, 'listMyPromotions');
    };
    const attempt = () => {
      if (document.visibilityState === 'visible')
        deliver().catch((error: unknown) => console.warn('[fitness]', error));
    };
    attempt();
    window.addEventListener('online', attempt);
    document.addEventListener('visibilitychange', attempt);
    return () => {
      window.removeEventListener('online', attempt);
      document.removeEventListener('visibilitychange', attempt);
    };
  }, [userId, client, showToast]);
  return null;
}
