import { Badge } from '@fitness/ui/Badge';
import { formatWon } from '../../shared/format.ts';
import type { ListState } from '../../shared/list-state.ts';
import { type Comparison, compare, type SalesRow, totalsOf } from './figures.ts';
import { formatPercent, formatRange } from './format.ts';
import { type DateRange, rangeBefore } from './range.ts';
import * as styles from './SalesSummary.css.ts';
import { comparisonTexts, salesTexts } from './texts.ts';

export interface DifferenceProps {
  /** The sum of the range, in won; null until it is known. */
  total: number | null;
  before: ListState<SalesRow>;
  range: DateRange;
  today: string;
}

const wordsFor = (comparison: Comparison, before: string) =>
  'percent' in comparison ? comparisonTexts[comparison.kind](before, formatPercent(comparison.percent)) : comparisonTexts[comparison.kind](before);

const signed = (difference: number) => `${difference > 0 ? '+' : '−'}${formatWon(Math.abs(difference))}`;

/** What makes a comparison unfair as yet. */
const caveatOn = ({ start, end }: DateRange, today: string) => {
  if (end > today) return salesTexts.notYet;
  return start <= today && today <= end ? salesTexts.stillCounting : null;
};

const Compared = ({ total, rows, range }: { total: number; rows: readonly SalesRow[]; range: DateRange }) => {
  const comparison = compare(total, totalsOf(rows).total);
  return (
    <>
      {'difference' in comparison && (
        <span className={styles.change}>
          <Badge tone={comparison.kind === 'up' ? 'success' : 'warning'}>{signed(comparison.difference)}</Badge>
        </span>
      )}
      {wordsFor(comparison, formatRange(rangeBefore(range)))}
    </>
  );
};

/** How the sum compares with that of the period before, in words that claim no more than is known. */
export const Difference = ({ total, before, range, today }: DifferenceProps) => {
  const caveat = caveatOn(range, today);
  return (
    <div className={styles.difference}>
      <p className={styles.comparison} aria-live="polite">
        {(total === null || before.status === 'loading') && comparisonTexts.loading}
        {total !== null && before.status === 'failed' && comparisonTexts.failed}
        {total !== null && before.status === 'ready' && <Compared total={total} rows={before.rows} range={range} />}
      </p>
      {caveat !== null && <p>{caveat}</p>}
    </div>
  );
};
