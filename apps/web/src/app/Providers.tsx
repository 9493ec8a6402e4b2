import { AlertProvider } from '@fitness/ui/AlertDialog';
import { LocaleProvider } from '@fitness/ui/LocaleProvider';
import { ToastProvider } from '@fitness/ui/Toast';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { PaymentDelivery } from '../features/purchase/outbox/PaymentDelivery.tsx';
import { createQueryClient } from '../shared/api/query-client.ts';
import { useSession } from '../shared/session/session.ts';
import { PageSkeleton } from './PageSkeleton.tsx';
import { SessionNoticeProvider } from './SessionNoticeProvider.tsx';

/** Forgets every answer; what is on the screen is asked for again. */
function forget(client: QueryClient) {
  client.removeQueries({ type: 'inactive' });
  void client.resetQueries();
}

/** What pages with data or questions stand in: queries, alerts and toasts. Somebody else signing in forgets every answer. */
export function Providers() {
  const [client] = useState(createQueryClient);
  const session = useSession();
  const user = session.status === 'signedIn' ? session.userId : null;
  const former = useRef(user);
  useEffect(() => {
    if (former.current === user) return;
    former.current = user;
    forget(client);
  }, [client, user]);
  return (
    <QueryClientProvider client={client}>
      <LocaleProvider>
        <ToastProvider>
          <AlertProvider>
            <SessionNoticeProvider>
              <PaymentDelivery />
              <Suspense fallback={<PageSkeleton />}>
                <Outlet />
              </Suspense>
            </SessionNoticeProvider>
          </AlertProvider>
        </ToastProvider>
      </LocaleProvider>
    </QueryClientProvider>
  );
}
