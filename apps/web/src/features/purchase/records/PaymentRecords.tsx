import { Heading } from '@fitness/ui/Heading';
import { Stack } from '@fitness/ui/layout/Stack';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { SectionBoundary } from '../../../shared/layout/SectionBoundary.tsx';
import { useSession } from '../../../shared/session/session.ts';
import { isPaymentLocked, onOutboxChange, outbox } from '../outbox/browser-outbox.ts';
import { PaymentRecord } from './PaymentRecord.tsx';
import { shownRecords } from './record-status.ts';

const sectionId = 'payment-records';

export function showPaymentRecords() {
  return document.getElementById(sectionId)?.scrollIntoView({ block: 'center' });
}

/** 결제 기록: the user's purchases that are unfinished or uncertain; nothing when there are none. */
export function PaymentRecords() {
  const titleId = useId();
  const { userId = null } = useSession();
  const { data: records = [], refetch } = useQuery({
    queryKey: ['paymentOutbox', userId],
    queryFn: async () =>
      userId === null ? [] : shownRecords(await outbox.list(userId), isPaymentLocked),
    staleTime: 0,
  });
  const client = useQueryClient();
  useEffect(
    () =>
      onOutboxChange(() => {
        void refetch();
        void client.invalidateQueries({ queryKey: ['listMyPromotions'] });
      }),
    [client, refetch],
  );
  if (userId === null || records.length === 0) return null;
  return (
    <Stack as="section" id={sectionId} aria-labelledby={titleId} gap="sm">
      <Heading level={2} id={titleId}>
        결제 기록
      </Heading>
      <SectionBoundary>
        <Stack as="ul" gap="xs">
          {records.map((record) => (
            <PaymentRecord key={record.entry.paymentId} userId={userId} {...record} />
          ))}
        </Stack>
      </SectionBoundary>
    </Stack>
  );
}
