import { PanelBoundary } from '@fitness/ui/Panel';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { queryClient } from '../api/query-client.ts';
import { PaymentDelivery } from '../features/purchase/PaymentDelivery.tsx';
import { SectionBoundary } from '../lib/SectionBoundary.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { SessionNoticeProvider } from './SessionNoticeProvider.tsx';

/** The providers of pages with data; they require the notice providers around them. */
export function DataProviders({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <SessionNoticeProvider>
        <PaymentDelivery />
        <PanelBoundary component={SectionBoundary}>
          <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
        </PanelBoundary>
      </SessionNoticeProvider>
    </QueryClientProvider>
  );
}
