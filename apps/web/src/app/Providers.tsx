import { AlertProvider } from '@fitness/ui/AlertDialog';
import { LocaleProvider } from '@fitness/ui/LocaleProvider';
import { PanelBoundary } from '@fitness/ui/Panel';
import { ToastProvider } from '@fitness/ui/Toast';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { PaymentDelivery } from '../features/purchase/outbox/PaymentDelivery.tsx';
import { createQueryClient } from '../shared/api/query-client.ts';
import { SectionBoundary } from '../shared/layout/SectionBoundary.tsx';
import { useSession } from '../shared/session/session.ts';
import { PageSkeleton } from './PageSkeleton.tsx';
import { SessionNoticeProvider } from './SessionNoticeProvider.tsx';

/** The providers of pages with data; all queries are reset when another user signs in. */
export function Providers() {
  const [client] = useState(createQueryClient);
  const session = useSession();
  const user = session.status === 'signedIn' ? session.userId : null;
  const previousUser = useRef(user);
  useEffect(() => {
    if (previousUser.current === user) return;
    previousUser.current = user;
    client.removeQueries({ type: 'inactive' });
    void client.resetQueries();
  }, [client, user]);
  return (
    <QueryClientProvider client={client}>
      <LocaleProvider>
        <ToastProvider>
          <AlertProvider>
            <SessionNoticeProvider>
              <PaymentDelivery />
              <PanelBoundary component={SectionBoundary}>
                <Suspense fallback={<PageSkeleton />}>
                  <Outlet />
                </Suspense>
              </PanelBoundary>
            </SessionNoticeProvider>
          </AlertProvider>
        </ToastProvider>
      </LocaleProvider>
    </QueryClientProvider>
  );
}
