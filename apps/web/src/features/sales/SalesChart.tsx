import { BarChart } from '@fitness/ui/BarChart';
import { Panel } from '@fitness/ui/Panel';
import { SkeletonGroup } from '@fitness/ui/Skeleton';
import { memo } from 'react';
import { formatDate } from '../../shared/format/format.ts';
import { barsOf, stepFor } from './report/bars.ts';
import { chartColors, type SalesRow } from './report/figures.ts';
import { formatShort } from './report/report-format.ts';
import type { DateRange } from './report/range.ts';
import { chartTitles, kindLabels, kinds, salesTexts } from './texts.ts';

const series = kinds.map((key) => ({ id: key, label: kindLabels[key], color: chartColors[key] }));

/** Rows are undefined while loading. */
type SalesChartProps = { rows: readonly SalesRow[] | undefined; range: DateRange };

function Chart({ rows, range }: SalesChartProps) {
  const bars = barsOf(rows ?? [], range);
  if (rows?.length === 0 || bars.length === 1) return null;
  const step = stepFor(range);
  const title = chartTitles[step];
  const [from, to] = [formatDate(range.start), formatDate(range.end)];
  const chart = (
    <BarChart
      label={salesTexts.chartLabel({ title, from, to })}
      series={series}
      items={bars}
      formatValue={rows ? formatShort : () => ''}
      isStacked
    />
  );
  return (
    <Panel title={title} aside={step === 'week' && salesTexts.weekNote}>
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

/**
 * The sales of a range over time, stacked by kind; renders nothing without sales or with only one bar. Memoized, so that paging
 * the table does not render it again.
 */
export const SalesChart = memo(Chart);
