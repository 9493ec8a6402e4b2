import { BarChart } from '@fitness/ui/BarChart';
import { Panel } from '@fitness/ui/Panel';
import { Skeleton, SkeletonGroup } from '@fitness/ui/Skeleton';
import { memo } from 'react';
import { formatDate, formatWon } from '../../shared/format/format.ts';
import { barsOf, stepFor } from './report/bars.ts';
import { chartColors, type SalesRow, totalsOf } from './report/figures.ts';
import { formatShort } from './report/report-format.ts';
import type { DateRange } from './report/range.ts';
import { chartTitles, kindLabels, kinds, salesTexts } from './texts.ts';

type SalesChartProps = {
  /** Undefined while loading. */
  rows: readonly SalesRow[] | undefined;
  range: DateRange;
};

function Chart({ rows, range }: SalesChartProps) {
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
      formatValue={rows ? formatShort : () => ''}
      isStacked
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

/** The sales of a range over time, stacked by kind. Memoized, so that paging the table does not render it again. */
export const SalesChart = memo(Chart);
