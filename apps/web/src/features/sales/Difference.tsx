import { Badge } from '@fitness/ui/Badge';
import { formatWon } from '../../shared/format/format.ts';
import type { ListState } from '../../shared/list/list-state.ts';
import { type Comparison, compare, type SalesRow, totalsOf } from './figures.ts';
import { formatPercent, formatRange } from './format.ts';
import { type DateRange, daysIn, rangeBefore, untilToday } from './range.ts';
import * as styles from './SalesSummary.css.ts';
import { comparisonTexts, salesTexts } from './texts.ts';

export interface DifferenceProps {
  /** The sum of the range until today, in won; null until it is known. */
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

/** What has to be known of a comparison: the day that is not over, or the days that have not come. */
function caveatOn(range: DateRange, today: string) {
  if (range.end > today) return salesTexts.untilToday({ days: daysIn(untilToday(range, today)) });
  return range.end === today ? salesTexts.stillCounting : null;
}

function Compared({
  total,
  rows,
  passed,
}: {
  total: number;
  rows: readonly SalesRow[];
  passed: DateRange;
}) {
  const comparison = compare(total, totalsOf(rows).total);
  return (
    <>
      {'difference' in comparison && (
        <span className={styles.change}>
          <Badge tone={comparison.kind === 'up' ? 'success' : 'warning'}>
            {signed(comparison.difference)}
          </Badge>
        </span>
      )}
      {messageFor(comparison, formatRange(rangeBefore(passed)))}
    </>
  );
}

/** How the sum compares with that of the period before, in words that claim no more than is known. */
export function Difference({ total, before, range, today }: DifferenceProps) {
  const caveat = caveatOn(range, today);
  return (
    <div className={styles.difference}>
      <p className={styles.comparison} aria-live="polite">
        {(total === null || before.status === 'loading') && comparisonTexts.loading}
        {total !== null && before.status === 'failed' && comparisonTexts.failed}
        {total !== null && before.status === 'ready' && (
          <Compared total={total} rows={before.rows} passed={untilToday(range, today)} />
        )}
      </p>
      {caveat !== null && <p>{caveat}</p>}
    </div>
  );
}
