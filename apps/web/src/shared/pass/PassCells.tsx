import { countsDaysOnly, expiryOf } from '@fitness/api-contract/rules';
import { Badge } from '@fitness/ui/Badge';
import { Inline } from '@fitness/ui/layout/Inline';
import { Text } from '@fitness/ui/Text';
import { VisuallyHidden } from '@fitness/ui/VisuallyHidden';
import type { ReactNode } from 'react';
import { formatCount, formatDate } from '../format/format.ts';
import { messages } from '../messages.ts';
import type { ListedPass } from './listed-pass.ts';

const texts = messages({
  soon: '만료 임박',
  over: '만료',
  usedUp: '0회',
  unlimited: '기간 내 무제한',
});

const tones = { soon: 'warning', over: 'danger' } as const;

/** The last day of a pass with a badge. */
export function ExpiryDate({ date, badge }: { date: string | null; badge: ReactNode }) {
  return (
    <Inline as="span" gap="xs" rowGap="none">
      <Text as="span" wrap="none">
        {formatDate(date)}
      </Text>
      {badge}
    </Inline>
  );
}

/** The last day of a pass, with a badge if it is near or over. */
export function PassExpiry(props: { pass: { expiredDate: string | null }; today: string }) {
  const status = expiryOf(props.pass, props.today);
  const badge = status && <Badge tone={tones[status]}>{texts[status]}</Badge>;
  return <ExpiryDate date={props.pass.expiredDate} badge={badge} />;
}

/** The remaining sessions of a pass, highlighted if there are none; a pass for a period has no number to show. */
export function SessionCount({ pass }: { pass: ListedPass }) {
  if (countsDaysOnly(pass)) return <VisuallyHidden>{texts.unlimited}</VisuallyHidden>;
  if (pass.promotionSessionCount === 0) return <Badge tone="danger">{texts.usedUp}</Badge>;
  return <span>{formatCount(pass.promotionSessionCount, '회')}</span>;
}
