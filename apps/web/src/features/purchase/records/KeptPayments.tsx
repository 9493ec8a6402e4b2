import { Link } from '@fitness/ui/Link';
import { Stack } from '@fitness/ui/layout/Stack';
import { type Kept, KeptItem } from '../../../shared/kept/KeptItem.tsx';
import { keptTexts } from '../../../shared/kept/texts.ts';
import { paths } from '../../../shared/paths.ts';
import { onOutboxChange, outbox } from '../outbox/browser-outbox.ts';
import { isFinished } from '../outbox/entry.ts';
import { keptPaymentTexts } from '../texts.ts';

async function keptPayments(userId: string): Promise<Kept> {
  const entries = await outbox.list(userId);
  if (entries.length === 0) return { details: keptTexts.nothing, question: null };
  const count = entries.filter(isFinished).length;
  const open = entries.length - count;
  return {
    details: (
      <Stack align="start">
        {count > 0 && <span>{keptPaymentTexts.finished({ count })}</span>}
        {open > 0 && (
          <>
            <span>{keptPaymentTexts.open({ count: open })}</span>
            <Link href={paths.payments}>{keptPaymentTexts.show}</Link>
          </>
        )}
      </Stack>
    ),
    question: count > 0 ? keptPaymentTexts.question({ count }) : null,
  };
}

/** The user's payments, as a row of 설정; those that may cost money can only be handled in 결제 내역. */
export function KeptPayments({ userId }: { userId: string }) {
  return (
    <KeptItem
      title={keptPaymentTexts.title}
      confirmLabel={keptPaymentTexts.delete}
      userId={userId}
      read={keptPayments}
      remove={outbox.clearFinished}
      onChange={onOutboxChange}
    />
  );
}
