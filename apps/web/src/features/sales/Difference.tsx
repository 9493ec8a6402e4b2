import { Badge } from '@fitness/ui/Badge';
import { Stack } from '@fitness/ui/layout/Stack';
import { Skeleton } from '@fitness/ui/Skeleton';
import { Text } from '@fitness/ui/Text';
import { VisuallyHidden } from '@fitness/ui/VisuallyHidden';
import { formatWon } from '../../shared/format/format.ts';
import type { ListState } from '../../shared/list/list-state.ts';
import { type Comparison, compare, type SalesRow, totalsOf } from './report/figures.ts';
import { formatPercent, formatRange } from './report/format.ts';
import { type DateRange, daysIn, rangeBefore, untilToday } from './report/range.ts';
import { comparisonTexts, salesTexts } from './texts.ts';

export interface DifferenceProps {
  /** The sum until today in won; null while loading. */
  total: number | null;
  before: ListState<SalesRow>;
  range: DateRange;
  today: string;
}

const messageFor = (comparison: Comparison, before: string) =>
  comparisonTexts[comparison.kind]({
    before,
    percent: 'percent' in comparison ? formatPercent(comparison.percent) : '',
  });

const signed = (difference: number) =>
  `${difference > 0 ? '+' : '−'}${formatWon(Math.abs(difference))}`;

/** A note on a comparison that includes today or future days. */
function noteOn(range: DateRange, today: string) {
  if (range.end > today) return salesTexts.untilToday({ days: daysIn(untilToday(range, today)) });
  return range.end === today ? salesTexts.stillCounting : null;
}

/** An en space, which is wider than the one between words. */
const gap = '\u2002';

interface ComparedProps {
  total: number;
  rows: readonly SalesRow[];
  /** The period before, as a text. */
  period: string;
}

function Compared({ total, rows, period }: ComparedProps) {
  const comparison = compare(total, totalsOf(rows).total);
  return (
    <>
      {'difference' in comparison && (
        <>
          <Badge tone={comparison.kind === 'up' ? 'success' : 'warning'}>
            {signed(comparison.difference)}
          </Badge>
          {gap}
        </>
      )}
      {messageFor(comparison, period)}
    </>
  );
}

/** Takes the lines of the usual comparison. */
function ComparedSkeleton({ period }: Pick<ComparedProps, 'period'>) {
  return (
    <>
      <VisuallyHidden>{comparisonTexts.loading}</VisuallyHidden>
      <Badge>
        <Skeleton sampleText="+1,000,000원" />
      </Badge>
      {gap}
      <Skeleton sampleText={comparisonTexts.up({ before: period, percent: '100.0%' })} />
    </>
  );
}

/** Compares the sum with that of the period before. */
export function Difference({ total, before, range, today }: DifferenceProps) {
  const note = noteOn(range, today);
  const period = formatRange(rangeBefore(untilToday(range, today)));
  return (
    <Stack>
      <Text size="sm" tone="muted" aria-live="polite">
        {(total === null || before.status === 'loading') && <ComparedSkeleton period={period} />}
        {total !== null && before.status === 'failed' && comparisonTexts.failed}
        {total !== null && before.status === 'ready' && (
          <Compared total={total} rows={before.rows} period={period} />
        )}
      </Text>
      {note !== null && (
        <Text size="sm" tone="muted">
          {note}
        </Text>
      )}
    </Stack>
  );
}
