import { Button } from '@fitness/ui/Button';
import type { ProviderResponse } from '../checkout/outcome.ts';
import { returnedPayments } from '../outbox/browser-outbox.ts';
import type { ReturnedPayment } from '../outbox/returned-payments.ts';
import { returnedTitles, texts } from '../texts.ts';
import { CallDesk, RecordPanel } from './RecordPanel.tsx';
import { explanationOf, type ReturnedPlace } from './returned.ts';

type ReturnedRecordProps = {
  payment: Pick<ReturnedPayment, 'paymentId' | 'receivedAt'> & { response: ProviderResponse };
  place: ReturnedPlace;
};

/** A payment that is not among the user's purchases; shown until the user dismisses it. */
export function ReturnedRecord({ payment, place }: ReturnedRecordProps) {
  const { paymentId, receivedAt, response } = payment;
  return (
    <RecordPanel
      title={returnedTitles[place]}
      time={receivedAt}
      badge={{ tone: 'warning', label: texts.toBeRead }}
      explanation={explanationOf(response, place)}
      role="alert"
      number={texts.paymentId({ paymentId })}
    >
      <CallDesk variant="secondary" />
      {place !== 'unknown' && (
        <Button size="sm" variant="ghost" onPress={() => void returnedPayments.remove(paymentId)}>
          {texts.read}
        </Button>
      )}
    </RecordPanel>
  );
}
