import { Stack } from '@fitness/ui/layout/Stack';
import { Panel } from '@fitness/ui/Panel';
import { Skeleton } from '@fitness/ui/Skeleton';
import { Text } from '@fitness/ui/Text';
import { VisuallyHidden } from '@fitness/ui/VisuallyHidden';
import { formatWon } from '../../shared/format/format.ts';
import { Comparison } from './Comparison.tsx';
import { incompleteDaysOf, type SalesRow, totalsOf } from './report/figures.ts';
import { formatRange } from './report/report-format.ts';
import { type DateRange, earlierRange } from './report/range.ts';
import { salesTexts } from './texts.ts';

type SalesSummaryProps = {
  /** Undefined while loading. */
  rows: readonly SalesRow[] | undefined;
  range: DateRange;
  today: string;
};

/** The total of a range and its comparison with an earlier one. */
export function SalesSummary({ rows, range, today }: SalesSummaryProps) {
  const incompleteDays = incompleteDaysOf(rows ?? []);
  const earlier = earlierRange(range, today);
  return (
    <Panel title={salesTexts.amount} aside={formatRange(range)}>
      <VisuallyHidden>
        <span role="status">{!rows && salesTexts.loading}</span>
      </VisuallyHidden>
      <Stack gap="xs">
        <Text size="title" weight="heavy">
          {rows ? formatWon(totalsOf(rows).total) : <Skeleton sampleText="10,000,000원" />}
        </Text>
        {earlier && (
          <Comparison now={rows?.filter(({ date }) => date <= today)} earlier={earlier} />
        )}
      </Stack>
      {incompleteDays > 0 && <Text size="sm">{salesTexts.unknown({ count: incompleteDays })}</Text>}
    </Panel>
  );
}
