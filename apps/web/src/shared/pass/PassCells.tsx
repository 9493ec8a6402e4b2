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
  over: '만료',
  usedUp: '0회',
  unlimited: '기간 내 무제한',
});

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

/** The last day of a pass, highlighted if it is over. */
export function PassExpiry({ pass, today }: { pass: ListedPass; today: string }) {
  const isOver = expiryOf(pass, today) === 'over';
  return (
    <Text as="span" wrap="none" color={isOver ? 'danger' : 'default'}>
      <span>{formatDate(pass.expiredDate)}</span>
      {isOver && <VisuallyHidden>{texts.over}</VisuallyHidden>}
    </Text>
  );
}

/** The remaining sessions of a pass, highlighted if there are none; a pass for a period has no number to show. */
export function SessionCount({ pass }: { pass: ListedPass }) {
  if (countsDaysOnly(pass)) return <VisuallyHidden>{texts.unlimited}</VisuallyHidden>;
  if (pass.promotionSessionCount === 0) return <Badge tone="danger">{texts.usedUp}</Badge>;
  return <span>{formatCount(pass.promotionSessionCount, '회')}</span>;
}
