import { PanelBoundary } from '@fitness/ui/Panel';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense, use, useState } from 'react';
import { PaymentDelivery } from '../../features/purchase/PaymentDelivery.tsx';
import { SectionBoundary } from '../../shared/layout/SectionBoundary.tsx';
import { clientFor } from '../../shared/api/query-client.ts';
import { QueriesContext } from '../../shared/api/queries.ts';
import { PageSkeleton } from '../PageSkeleton.tsx';
import { NextUser } from './NextUser.tsx';
import { SessionNoticeProvider } from './SessionNoticeProvider.tsx';

/** The providers of pages with data; they require the notice providers around them. */
export function DataProviders({ children }: { children: ReactNode }) {
  const queries = use(QueriesContext);
  const [client] = useState(() => clientFor(queries ?? {}));
  return (
    <QueryClientProvider client={client}>
      <SessionNoticeProvider>
        <PaymentDelivery />
        <PanelBoundary component={SectionBoundary}>
          <NextUser>
            <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
          </NextUser>
        </PanelBoundary>
      </SessionNoticeProvider>
    </QueryClientProvider>
  );
}
