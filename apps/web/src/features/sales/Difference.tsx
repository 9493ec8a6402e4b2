import { Badge } from '@fitness/ui/Badge';
import { Skeleton } from '@fitness/ui/Skeleton';
import { Text } from '@fitness/ui/Text';
import { VisuallyHidden } from '@fitness/ui/VisuallyHidden';
import { useMemo } from 'react';
import { formatWon } from '../../shared/format/format.ts';
import { type ListState, rowsOf } from '../../shared/list/list-state.ts';
import { compare, type SalesRow, totalsOf } from './report/figures.ts';
import { formatPercent, nameOfRangeBefore } from './report/report-format.ts';
import { type DateRange, daysIn, untilToday } from './report/range.ts';
import { comparisonTexts, salesTexts } from './texts.ts';

/** A note on a comparison that includes today or future days. */
function noteOn(range: DateRange, today: string) {
  if (range.end > today) return salesTexts.untilToday({ days: daysIn(untilToday(range, today)) });
  return range.end === today ? salesTexts.stillCounting : null;
}

/** An en space, which is wider than a normal space. */
const gap = '\u2002';

function Compared({ total, before, period }: { total: number; before: number; period: string }) {
  const comparison = compare(total, before);
  if (!('difference' in comparison)) return comparisonTexts[comparison.kind]({ before: period });
  const { difference } = comparison;
  return (
    <>
      <Badge>{`${difference > 0 ? '+' : '−'}${formatWon(Math.abs(difference))}`}</Badge>
      {gap}
      {comparison.kind === 'farUp'
        ? comparisonTexts.farUp({ before: period })
        : comparisonTexts[comparison.kind]({
            before: period,
            percent: formatPercent(comparison.percent),
          })}
    </>
  );
}

type DifferenceProps = {
  /** The total until today in won; undefined while loading. */
  total: number | undefined;
  before: ListState<SalesRow>;
  range: DateRange;
  today: string;
};

/** Compares the total with that of the previous period. */
export function Difference({ total, before, range, today }: DifferenceProps) {
  const note = noteOn(range, today);
  const period = nameOfRangeBefore(untilToday(range, today), today);
  const rowsBefore = rowsOf(before);
  const totalBefore = useMemo(() => totalsOf(rowsBefore).total, [rowsBefore]);
  const isLoading = total === undefined || before.status === 'loading';
  return (
    <Text
      as="div"
      size="sm"
      color="muted"
      // Reserves lines, since a comparison without an amount is shorter than the skeleton.
      reserveLines={note === null ? { phone: 2, tablet: 1 } : { phone: 3, tablet: 2 }}
    >
      <Text aria-live="polite">
        {isLoading ? (
          // The skeleton has as many lines as the usual comparison.
          <>
            <VisuallyHidden>{comparisonTexts.loading}</VisuallyHidden>
            <Badge>
              <Skeleton sampleText="+1,000,000원" />
            </Badge>
            {gap}
            <Skeleton sampleText={comparisonTexts.up({ before: period, percent: '100.0%' })} />
          </>
        ) : before.status === 'failed' ? (
          comparisonTexts.failed
        ) : (
          <Compared total={total} before={totalBefore} period={period} />
        )}
      </Text>
      {!isLoading && note !== null && <Text>{note}</Text>}
    </Text>
  );
}
