import { Fill, Inline } from '@fitness/ui/layout/Inline';
import { Show } from '@fitness/ui/layout/Show';
import { Text } from '@fitness/ui/Text';
import { brand } from '../brand/brand.tsx';
import { useSeoulNow } from '../dates/use-seoul-now.ts';
import { formatDate, formatTime } from '../format/format.ts';
import { exportTexts } from './texts.ts';

/** Below the title of a printed page: the studio, what the page is about (its period or filter) and when it is printed. */
export function PrintHeader({ about }: { about?: string | undefined }) {
  const now = useSeoulNow();
  const time = `${formatDate(now)} ${formatTime(now)}`;
  return (
    <Show on="print">
      <Inline gap="sm" rowGap="none">
        <Text size="sm" weight="bold">
          {brand.name}
        </Text>
        <Fill>{about !== undefined && <Text size="sm">{about}</Text>}</Fill>
        <Text size="sm">{exportTexts.printedAt({ time })}</Text>
      </Inline>
    </Show>
  );
}
