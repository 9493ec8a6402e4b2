import { Badge } from '@fitness/ui/Badge';
import { formatWon } from '../../shared/format/format.ts';
import type { ListState } from '../../shared/list/list-state.ts';
import { type Comparison, compare, type SalesRow, totalsOf } from './report/figures.ts';
import { formatPercent, formatRange } from './report/format.ts';
import { type DateRange, daysIn, rangeBefore, untilToday } from './report/range.ts';
import * as styles from './SalesSummary.css.ts';
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

/** Compares the sum with that of the period before. */
export function Difference({ total, before, range, today }: DifferenceProps) {
  const note = noteOn(range, today);
  return (
    <div className={styles.difference}>
      <p className={styles.comparison} aria-live="polite">
        {(total === null || before.status === 'loading') && comparisonTexts.loading}
        {total !== null && before.status === 'failed' && comparisonTexts.failed}
        {total !== null && before.status === 'ready' && (
          <Compared total={total} rows={before.rows} passed={untilToday(range, today)} />
        )}
      </p>
      {note !== null && <p>{note}</p>}
    </div>
  );
}
