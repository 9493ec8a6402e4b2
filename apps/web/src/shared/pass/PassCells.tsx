import { Badge } from '@fitness/ui/Badge';
import { formatCount } from '../format/format.ts';
import { messages } from '../messages.ts';
import { ExpiryDate } from './ExpiryDate.tsx';
import { expiryStatus, isUsedUp } from './pass-status.ts';

export const passTexts = messages({ soon: '만료 임박', over: '만료', usedUp: '0회' });

const tones = { soon: 'warning', over: 'danger' } as const;

/** The last day of a pass, marked when it is near or over. */
export function PassExpiry({
  pass,
  today,
}: {
  pass: { expiredDate: string | null };
  today: string;
}) {
  const status = expiryStatus(pass, today);
  return (
    <ExpiryDate
      date={pass.expiredDate}
      badge={status && <Badge tone={tones[status]}>{passTexts[status]}</Badge>}
    />
  );
}

/** The remaining sessions of a pass, marked when there are none. */
export function SessionCount({ pass }: { pass: { promotionSessionCount: number | null } }) {
  if (isUsedUp(pass)) return <Badge tone="danger">{passTexts.usedUp}</Badge>;
  return formatCount(pass.promotionSessionCount, '회');
}
