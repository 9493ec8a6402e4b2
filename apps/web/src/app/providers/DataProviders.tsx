import { PanelBoundary } from '@fitness/ui/Panel';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react';
import { PaymentDelivery } from '../../features/purchase/outbox/PaymentDelivery.tsx';
import { SectionBoundary } from '../../shared/layout/SectionBoundary.tsx';
import { useSession } from '../../shared/session/session.ts';
import { clientFor } from '../prefetch/client-for.ts';
import { QueriesContext } from '../prefetch/queries.ts';
import { PageSkeleton } from '../PageSkeleton.tsx';
import { SessionNoticeProvider } from './SessionNoticeProvider.tsx';

/** The providers of pages with data, inside those of notices; all queries are reset when another user signs in. */
export function DataProviders({ children }: { children: ReactNode }) {
  const session = useSession();
  // Unknown while a prerendered page is hydrated; what it requests is already for the user that will be known.
  const user = session.status === 'unread' ? undefined : (session.userId ?? null);
  const queries = use(QueriesContext);
  const [client] = useState(() => clientFor(queries ?? {}, user));
  const previousUser = useRef(user);
  useEffect(() => {
    const before = previousUser.current;
    previousUser.current = user;
    if (before === undefined || before === user) return;
    client.removeQueries({ type: 'inactive' });
    void client.resetQueries();
  }, [client, user]);
  return (
    <QueryClientProvider client={client}>
      <SessionNoticeProvider>
        <PaymentDelivery />
        <PanelBoundary component={SectionBoundary}>
          <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
        </PanelBoundary>
      </SessionNoticeProvider>
    </QueryClientProvider>
  );
}
