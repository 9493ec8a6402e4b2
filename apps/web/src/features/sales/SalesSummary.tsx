import { Skeleton } from '@fitness/ui/Skeleton';
import { VisuallyHidden } from '@fitness/ui/VisuallyHidden';
import { formatWon } from '../../shared/format/format.ts';
import type { ListState } from '../../shared/list/list-state.ts';
import { Panel } from '../../shared/layout/Panel.tsx';
import { Difference } from './Difference.tsx';
import { chartTones, type Figures, type Kind, type SalesRow, totalsOf } from './report/figures.ts';
import { formatPercent, formatRange } from './report/format.ts';
import { type DateRange, daysIn } from './report/range.ts';
import * as styles from './SalesSummary.css.ts';
import { kindLabels, salesTexts } from './texts.ts';

export interface SalesSummaryProps {
  state: Exclude<ListState<SalesRow>, { status: 'failed' }>;
  /** The period before. */
  before: ListState<SalesRow>;
  range: DateRange;
  today: string;
}

function Shares({ totals }: { totals: Figures | null }) {
  return (
    <dl className={styles.shares}>
      {(Object.keys(kindLabels) as Kind[]).map((kind) => (
        <div key={kind} className={styles.share[chartTones[kind]]}>
          <dt className={styles.kind}>{kindLabels[kind]}</dt>
          <dd>
            <span className={styles.amount}>
              {totals ? formatWon(totals[kind]) : <Skeleton sampleText="1,000,000원" />}
            </span>
            <span className={styles.percent}>
              {totals ? (
                totals.total > 0 && formatPercent((totals[kind] / totals.total) * 100)
              ) : (
                <Skeleton sampleText="10.0%" />
              )}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Sum({
  rows,
  before,
  range,
  today,
}: { rows: readonly SalesRow[] | null } & Omit<SalesSummaryProps, 'state'>) {
  const totals = rows && totalsOf(rows);
  const passed = rows && totalsOf(rows.filter(({ date }) => date <= today));
  return (
    <div className={styles.layout}>
      <div>
        <p className={styles.total}>
          {totals ? formatWon(totals.total) : <Skeleton sampleText="10,000,000원" />}
        </p>
        <Difference total={passed && passed.total} before={before} range={range} today={today} />
      </div>
      <Shares totals={totals} />
    </div>
  );
}

/** The sum of a range, its comparison with the period before, and its parts by kind. */
export function SalesSummary({ state, ...rest }: SalesSummaryProps) {
  return (
    <Panel
      title={salesTexts.summary}
      aside={`${formatRange(rest.range)} · ${salesTexts.days({ count: daysIn(rest.range) })}`}
    >
      <VisuallyHidden>
        <span role="status">{state.status === 'loading' && salesTexts.loading}</span>
      </VisuallyHidden>
      <Sum rows={state.status === 'ready' ? state.rows : null} {...rest} />
    </Panel>
  );
}
