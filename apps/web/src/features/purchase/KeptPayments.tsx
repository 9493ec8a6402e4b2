import { Link } from '@fitness/ui/Link';
import { Stack } from '@fitness/ui/layout/Stack';
import { type Kept, KeptItem } from '../../shared/kept/KeptItem.tsx';
import { keptTexts } from '../../shared/kept/texts.ts';
import { paths } from '../../shared/paths.ts';
import { isFinished } from './entry.ts';
import { clearFinished, listPayments, onOutboxChange } from './outbox.ts';
import { keptPaymentTexts as texts } from './texts.ts';

async function keptPayments(userId: string): Promise<Kept> {
  const entries = await listPayments(userId);
  if (entries.length === 0) return { details: keptTexts.nothing, question: null };
  const count = entries.filter(isFinished).length;
  const open = entries.length - count;
  const details = (
    <Stack align="start">
      {count > 0 && <span>{texts.finished({ count })}</span>}
      {open > 0 && (
        <>
          <span>{texts.open({ count: open })}</span>
          <Link href={paths.payments}>{texts.show}</Link>
        </>
      )}
    </Stack>
  );
  return { details, question: count > 0 ? texts.question({ count }) : null };
}

/** The user's payments, as a row of 설정; those that may cost money can only be handled in 결제 내역. */
export function KeptPayments({ userId }: { userId: string }) {
  return (
    <KeptItem
      title={texts.title}
      confirmLabel={texts.delete}
      userId={userId}
      read={keptPayments}
      remove={clearFinished}
      onChange={onOutboxChange}
    />
  );
}
