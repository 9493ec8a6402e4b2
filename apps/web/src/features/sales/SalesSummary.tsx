import { Stack } from '@fitness/ui/layout/Stack';
import { Panel } from '@fitness/ui/Panel';
import { Skeleton } from '@fitness/ui/Skeleton';
import { Text } from '@fitness/ui/Text';
import { VisuallyHidden } from '@fitness/ui/VisuallyHidden';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { formatWon } from '../../shared/format/format.ts';
import { type ListState, listStateOf } from '../../shared/list/list-state.ts';
import { salesOfYearBefore } from './api.ts';
import { Comparison } from './Comparison.tsx';
import { incompleteDaysOf, type SalesRow, totalsOf } from './report/figures.ts';
import { formatRange, nameOfRangeBefore, nameOfYearBefore } from './report/report-format.ts';
import { type DateRange, daysIn, untilToday, yearBefore } from './report/range.ts';
import { periodBeforeTexts, salesTexts, yearBeforeTexts } from './texts.ts';

/** A note on comparisons that include today or future days. */
function noteOn(range: DateRange, today: string) {
  if (range.end > today) return salesTexts.untilToday({ days: daysIn(untilToday(range, today)) });
  return range.end === today ? salesTexts.stillCounting : null;
}

/** The comparison with the same period of the year before, requested once the report is there. */
function YearComparison({
  now,
  before,
}: {
  now: readonly SalesRow[] | undefined;
  before: DateRange;
}) {
  const query = useQuery({ ...salesOfYearBefore(before), enabled: now !== undefined });
  return (
    <Comparison
      now={now}
      before={listStateOf(query)}
      period={nameOfYearBefore(before)}
      messages={yearBeforeTexts}
    />
  );
}

type SalesSummaryProps = {
  /** Undefined while loading. */
  rows: readonly SalesRow[] | undefined;
  /** The previous period. */
  before: ListState<SalesRow>;
  range: DateRange;
  today: string;
};

/** The total of a range and its comparisons with the previous period and the year before. */
export function SalesSummary({ rows, before, range, today }: SalesSummaryProps) {
  const total = useMemo(() => rows && totalsOf(rows).total, [rows]);
  const incompleteDays = useMemo(() => incompleteDaysOf(rows ?? []), [rows]);
  const now = useMemo(() => rows?.filter(({ date }) => date <= today), [rows, today]);
  const passed = untilToday(range, today);
  const lastYear = yearBefore(passed);
  const note = noteOn(range, today);
  return (
    <Panel
      title={salesTexts.summary}
      aside={`${formatRange(range)} · ${salesTexts.days({ count: daysIn(range) })}`}
    >
      <VisuallyHidden>
        <span role="status">{!rows && salesTexts.loading}</span>
      </VisuallyHidden>
      <Text size="title" weight="heavy">
        {total === undefined ? <Skeleton sampleText="10,000,000원" /> : formatWon(total)}
      </Text>
      <Stack>
        <Comparison
          now={now}
          before={before}
          period={nameOfRangeBefore(passed, today)}
          messages={periodBeforeTexts}
        />
        {lastYear && <YearComparison now={now} before={lastYear} />}
        {note !== null && (
          <Text size="sm" color="muted">
            {note}
          </Text>
        )}
        {incompleteDays > 0 && (
          <Text size="sm">{salesTexts.unknown({ count: incompleteDays })}</Text>
        )}
      </Stack>
    </Panel>
  );
}
