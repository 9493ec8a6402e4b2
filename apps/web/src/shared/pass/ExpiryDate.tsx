import { Inline } from '@fitness/ui/layout/Inline';
import { Text } from '@fitness/ui/Text';
import type { ReactNode } from 'react';
import { formatDate } from '../format/format.ts';

/** The last day of a pass, and a badge that says how far away it is. */
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
