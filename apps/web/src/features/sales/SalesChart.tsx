import { BarChart } from '@fitness/ui/BarChart';
import { Panel } from '@fitness/ui/Panel';
import { Skeleton, SkeletonGroup } from '@fitness/ui/Skeleton';
import { formatDate, formatWon } from '../../lib/format.ts';
import { barsOf, stepFor } from './bars.ts';
import { chartColors, type SalesRow, totalsOf } from './figures.ts';
import type { DateRange } from './range.ts';
import { chartTitles, kindLabels, kinds, salesTexts } from './texts.ts';

/** `1.5만`, `-132만`, `1.2억`. */
const short = new Intl.NumberFormat('ko-KR', { notation: 'compact', maximumFractionDigits: 1 });

type SalesChartProps = {
  /** Undefined while loading. */
  rows: readonly SalesRow[] | undefined;
  range: DateRange;
};

/** The sales of a range over time, stacked by kind. */
export function SalesChart({ rows, range }: SalesChartProps) {
  const totals = totalsOf(rows ?? []);
  const [from, to] = [formatDate(range.start), formatDate(range.end)];
  const chart = (
    <BarChart
      label={salesTexts.chartLabel({ title: chartTitles[stepFor(range)], from, to })}
      series={kinds.map((id) => ({
        id,
        label: kindLabels[id],
        color: chartColors[id],
        total: rows ? formatWon(totals[id]) : <Skeleton sampleText="1,000,000원" />,
      }))}
      items={barsOf(rows ?? [], range)}
      formatValue={rows ? (amount) => short.format(amount) : () => ''}
    />
  );
  return (
    <Panel title={salesTexts.trend}>
      {rows ? (
        chart
      ) : (
        // The skeleton has the height of the loaded chart.
        <SkeletonGroup label={salesTexts.loading}>
          <div aria-hidden="true">{chart}</div>
        </SkeletonGroup>
      )}
    </Panel>
  );
}
