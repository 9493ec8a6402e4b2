import { PanelBoundary } from '@fitness/ui/Panel';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { PaymentDelivery } from '../../features/purchase/PaymentDelivery.tsx';
import { SectionBoundary } from '../../shared/layout/SectionBoundary.tsx';
import { queryClient } from '../../shared/api/query-client.ts';
import { PageSkeleton } from '../PageSkeleton.tsx';
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
