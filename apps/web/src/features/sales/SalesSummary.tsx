import { Split } from '@fitness/ui/layout/Split';
import { Stack } from '@fitness/ui/layout/Stack';
import { Panel } from '@fitness/ui/Panel';
import { Skeleton } from '@fitness/ui/Skeleton';
import { Stat, StatGroup, StatSkeleton } from '@fitness/ui/Stat';
import { Text } from '@fitness/ui/Text';
import { VisuallyHidden } from '@fitness/ui/VisuallyHidden';
import { useMemo } from 'react';
import { formatWon } from '../../shared/format/format.ts';
import type { ListState } from '../../shared/list/list-state.ts';
import { Difference } from './Difference.tsx';
import { chartColors, type SalesRow, totalsOf } from './report/figures.ts';
import { formatPercent, formatRange } from './report/report-format.ts';
import { type DateRange, daysIn } from './report/range.ts';
import { kindLabels, kinds, salesTexts } from './texts.ts';

type SalesSummaryProps = {
  /** Undefined while loading. */
  rows: readonly SalesRow[] | undefined;
  /** The previous period. */
  before: ListState<SalesRow>;
  range: DateRange;
  today: string;
};

/** The total of a range, its comparison with the previous period, and its parts by kind. */
export function SalesSummary({ rows, before, range, today }: SalesSummaryProps) {
  const totals = useMemo(() => rows && totalsOf(rows), [rows]);
  const passed = useMemo(
    () => rows && totalsOf(rows.filter(({ date }) => date <= today)),
    [rows, today],
  );
  return (
    <Panel
      title={salesTexts.summary}
      aside={`${formatRange(range)} · ${salesTexts.days({ count: daysIn(range) })}`}
    >
      <VisuallyHidden>
        <span role="status">{!rows && salesTexts.loading}</span>
      </VisuallyHidden>
      <Split columns="3:2" gap="lg" align="center">
        <Stack gap="xxs">
          <Text size="title" weight="heavy">
            {totals ? formatWon(totals.total) : <Skeleton sampleText="10,000,000원" />}
          </Text>
          <Difference total={passed?.total} before={before} range={range} today={today} />
        </Stack>
        <StatGroup columns={{ phone: 2, tablet: 4, desktop: 2 }} gap="md">
          {kinds.map((kind) => {
            const stat = { label: kindLabels[kind], series: chartColors[kind] };
            if (!totals)
              return <StatSkeleton key={kind} {...stat} value="1,000,000원" note="10.0%" />;
            const share = formatPercent((totals[kind] / totals.total) * 100);
            const note = totals.total > 0 ? share : undefined;
            return <Stat key={kind} {...stat} value={formatWon(totals[kind])} note={note} />;
          })}
        </StatGroup>
      </Split>
    </Panel>
  );
}
