import { Heading } from '@fitness/ui/Heading';
import { Stack } from '@fitness/ui/layout/Stack';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { invalidate } from '../../../shared/api/operations.ts';
import { seoulNow } from '../../../shared/dates/clock.ts';
import { SectionBoundary } from '../../../shared/layout/SectionBoundary.tsx';
import { pages } from '../../../shared/pages.ts';
import { useSession } from '../../../shared/session/session.ts';
import { useOutcomeScreen } from '../checkout/use-outcome-screen.ts';
import { usePaymentRedirect } from '../checkout/use-payment-redirect.ts';
import { isInProgress, onOutboxChange, outbox } from '../outbox/browser-outbox.ts';
import { paymentTexts } from '../texts.ts';
import { PaymentRecord } from './PaymentRecord.tsx';
import { shownRecords, withoutAbandoned } from './record-status.ts';
import { shownReturned } from './returned.ts';
import { ReturnedRecord } from './ReturnedRecord.tsx';
import { recordsKey, sectionId } from './show-payment-records.ts';

type PaymentRecordsProps = {
  /** Whether it is on the page 결제 내역, which also has the unpaid and abandoned purchases. */
  isOnOwnPage?: boolean;
};

/**
 * The user's unfinished or uncertain purchases, and payments that returned to this browser although their purchase is stored
 * elsewhere; renders nothing without any. The payment provider redirects back to pages with this section.
 */
export function PaymentRecords({ isOnOwnPage = false }: PaymentRecordsProps) {
  const titleId = useId();
  const { userId = null } = useSession();
  const unstored = usePaymentRedirect();
  const { showPasses } = useOutcomeScreen();
  const { data, refetch } = useQuery({
    queryKey: [recordsKey, userId, isOnOwnPage],
    queryFn: async () => {
      const entries = userId === null ? [] : await outbox.list(userId);
      return {
        records: await shownRecords(
          isOnOwnPage ? entries : withoutAbandoned(entries),
          isInProgress,
        ),
        returned: await shownReturned(userId),
      };
    },
    staleTime: 0,
  });
  const { records = [], returned = [] } = data ?? {};
  const client = useQueryClient();
  useEffect(
    () =>
      onOutboxChange(() => {
        void refetch();
        void invalidate(client, 'listMyPromotions');
      }),
    [client, refetch],
  );
  if (unstored === null && returned.length + records.length === 0) return null;
  return (
    <Stack as="section" id={sectionId} aria-labelledby={titleId} gap="sm">
      <Heading level={2} id={titleId}>
        {isOnOwnPage ? paymentTexts.open : pages.payments.title}
      </Heading>
      <SectionBoundary>
        <Stack as="ul" gap="xs">
          {unstored && (
            <ReturnedRecord
              payment={{ ...unstored, receivedAt: seoulNow(), response: unstored }}
              place="unknown"
            />
          )}
          {returned.map((shown) => (
            <ReturnedRecord key={shown.payment.paymentId} {...shown} />
          ))}
          {userId !== null &&
            records.map((record) => (
              <PaymentRecord
                key={record.entry.paymentId}
                userId={userId}
                showPasses={showPasses}
                {...record}
              />
            ))}
        </Stack>
      </SectionBoundary>
    </Stack>
  );
}
