import { useToast } from '@fitness/ui/Toast';
import { useQueryClient } from '@tanstack/react-query';
import { get } from 'idb-keyval';
import { useCallback, useEffect } from 'react';
import { invalidate } from '../../../shared/api/operations.ts';
import { keyvalStore } from '../../../shared/browser/keyval-store.ts';
import { useSession } from '../../../shared/session/session.ts';
import { texts } from '../texts.ts';
import { outboxKeyOf } from './outbox-key.ts';

/** Shows that a purchase is recorded, and invalidates the user's passes. */
export function useRecordedNotice() {
  const { showToast } = useToast();
  const client = useQueryClient();
  return useCallback(
    (text: string) => {
      showToast(text);
      void invalidate(client, 'listMyPromotions');
    },
    [client, showToast],
  );
}

/**
 * Delivers pending payment records when the app opens, on sign-in, when the page becomes visible, and when the browser is online
 * again.
 */
export function PaymentDelivery() {
  const { userId = null } = useSession();
  const showRecordedNotice = useRecordedNotice();
  useEffect(() => {
    if (userId === null) return undefined;
    const deliver = async () => {
      // Most users have no purchases, so the delivery is loaded only when some are stored.
      if ((await get(outboxKeyOf(userId), keyvalStore)) === undefined) return;
      const { outbox } = await import('./browser-outbox.ts');
      if ((await outbox.deliverPending(userId)) > 0) showRecordedNotice(texts.recorded);
    };
    const attempt = () => {
      deliver().catch((error: unknown) => console.warn('[fitness]', error));
    };
    const attemptInView = () => {
      if (document.visibilityState === 'visible') attempt();
    };
    attempt();
    window.addEventListener('online', attempt);
    document.addEventListener('visibilitychange', attemptInView);
    return () => {
      window.removeEventListener('online', attempt);
      document.removeEventListener('visibilitychange', attemptInView);
    };
  }, [userId, showRecordedNotice]);
  return null;
}
