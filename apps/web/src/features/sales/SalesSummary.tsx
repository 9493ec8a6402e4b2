import { Skeleton, SkeletonGroup } from '@fitness/ui/Skeleton';
import { formatWon } from '../../shared/format.ts';
import type { ListState } from '../../shared/list-state.ts';
import { Panel } from '../../shared/Panel.tsx';
import { Difference } from './Difference.tsx';
import { type Figures, type Kind, type SalesRow, totalsOf } from './figures.ts';
import { formatPercent, formatRange } from './format.ts';
import { type DateRange, daysIn } from './range.ts';
import * as styles from './SalesSummary.css.ts';
import { kindLabels, salesTexts } from './texts.ts';

export interface SalesSummaryProps {
  state: Exclude<ListState<SalesRow>, { status: 'failed' }>;
  /** The period before. */
  before: ListState<SalesRow>;
  range: DateRange;
  /** Today in Asia/Seoul. */
  today: string;
}

const Shares = ({ totals }: { totals: Figures }) => (
  <dl className={styles.shares}>
    {(Object.keys(kindLabels) as Kind[]).map((kind) => (
      <div key={kind} className={styles.share[kind]}>
        <dt className={styles.kind}>{kindLabels[kind]}</dt>
        <dd>
          <span className={styles.amount}>{formatWon(totals[kind])}</span>
          {totals.total > 0 && <span className={styles.percent}>{formatPercent((totals[kind] / totals.total) * 100)}</span>}
        </dd>
      </div>
    ))}
  </dl>
);

const Sum = ({ rows, before, range, today }: { rows: readonly SalesRow[] } & Omit<SalesSummaryProps, 'state'>) => {
  const totals = totalsOf(rows);
  return (
    <div className={styles.layout}>
      <div>
        <p className={styles.total}>{formatWon(totals.total)}</p>
        <Difference total={totals.total} before={before} range={range} today={today} />
      </div>
      <Shares totals={totals} />
    </div>
  );
};

/** The sum of a range, how it compares with the period before, and its parts by kind. */
export const SalesSummary = ({ state, ...rest }: SalesSummaryProps) => (
  <Panel title={salesTexts.summary} aside={`${formatRange(rest.range)} · ${salesTexts.days(daysIn(rest.range))}`}>
    {state.status === 'ready' ? (
      <Sum rows={state.rows} {...rest} />
    ) : (
      <div className={styles.placeholder}>
        <SkeletonGroup label={salesTexts.loading}>
          <Skeleton variant="block" height="control" />
          <Skeleton lines={2} />
        </SkeletonGroup>
      </div>
    )}
  </Panel>
);
