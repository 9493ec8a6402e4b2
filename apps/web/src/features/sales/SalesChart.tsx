import { BarChart, type ChartSeries } from '@fitness/ui/BarChart';
import { Panel } from '@fitness/ui/Panel';
import { SkeletonGroup } from '@fitness/ui/Skeleton';
import { formatDate } from '../../shared/format/format.ts';
import type { ListState } from '../../shared/list/list-state.ts';
import { barsOf, stepFor } from './report/bars.ts';
import { chartTones, type Kind, type SalesRow } from './report/figures.ts';
import { formatShort } from './report/format.ts';
import type { DateRange } from './report/range.ts';
import { chartTitles, kindLabels, salesTexts } from './texts.ts';

const series = (Object.keys(kindLabels) as Kind[]).map((kind): ChartSeries<Kind> => ({
  key: kind,
  label: kindLabels[kind],
  tone: chartTones[kind],
}));

export interface SalesChartProps {
  state: Exclude<ListState<SalesRow>, { status: 'failed' }>;
  range: DateRange;
}

/** The sales of a range over time, stacked by kind; nothing without sales. */
export function SalesChart({ state, range }: SalesChartProps) {
  const step = stepFor(range);
  const title = chartTitles[step];
  if (state.status === 'ready' && state.rows.length === 0) return null;
  const isReady = state.status === 'ready';
  const bars = barsOf(isReady ? state.rows : [], range);
  const chart = (
    <BarChart
      label={salesTexts.chartLabel({
        title,
        from: formatDate(range.start),
        to: formatDate(range.end),
      })}
      series={series}
      rows={bars}
      formatValue={isReady ? formatShort : () => ''}
      // A single bar has no time axis.
      orientation={bars.length === 1 ? 'horizontal' : 'vertical'}
      isStacked
    />
  );
  return (
    <Panel title={title} aside={step === 'week' && salesTexts.weekNote}>
      {isReady ? (
        chart
      ) : (
        // The empty chart is as high as the loaded one.
        <SkeletonGroup label={salesTexts.loading}>
          <div aria-hidden="true">{chart}</div>
        </SkeletonGroup>
      )}
    </Panel>
  );
}
