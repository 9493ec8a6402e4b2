import { BarChart } from '@fitness/ui/BarChart';
import { FilterBar } from '@fitness/ui/FilterBar';
import { Show } from '@fitness/ui/layout/Show';
import { Panel } from '@fitness/ui/Panel';
import { SkeletonGroup } from '@fitness/ui/Skeleton';
import { Text } from '@fitness/ui/Text';
import { memo } from 'react';
import { formatDate } from '../../shared/format/format.ts';
import { barsOf, type Step, stepsFor } from './report/bars.ts';
import { chartColors, type SalesRow } from './report/figures.ts';
import { formatShort } from './report/report-format.ts';
import type { DateRange } from './report/range.ts';
import { chartTitles, kindLabels, kinds, salesTexts, stepLabels } from './texts.ts';

const series = kinds.map((key) => ({ id: key, label: kindLabels[key], color: chartColors[key] }));

type SalesChartProps = {
  /** Undefined while loading. */
  rows: readonly SalesRow[] | undefined;
  range: DateRange;
  step: Step;
  onStepChange: (step: Step) => void;
};

function Chart({ rows, range, step, onStepChange }: SalesChartProps) {
  const steps = stepsFor(range).map((id) => ({ id, label: stepLabels[id] }));
  const [from, to] = [formatDate(range.start), formatDate(range.end)];
  const chart = (
    <BarChart
      label={salesTexts.chartLabel({ title: chartTitles[step], from, to })}
      series={series}
      items={barsOf(rows ?? [], range, step)}
      formatValue={rows ? formatShort : () => ''}
      isStacked
    />
  );
  return (
    <Panel
      title={salesTexts.trend}
      actions={
        steps.length > 1 ? (
          <Show on="screen">
            <FilterBar
              presets={{
                label: salesTexts.steps,
                items: steps,
                value: step,
                onChange: onStepChange,
              }}
            />
          </Show>
        ) : undefined
      }
    >
      {rows ? (
        chart
      ) : (
        // The skeleton has the height of the loaded chart.
        <SkeletonGroup label={salesTexts.loading}>
          <div aria-hidden="true">{chart}</div>
        </SkeletonGroup>
      )}
      {step === 'week' && (
        <Text size="sm" color="muted">
          {salesTexts.weekNote}
        </Text>
      )}
    </Panel>
  );
}

/** The sales of a range over time, stacked by kind. Memoized, so that paging the table does not render it again. */
export const SalesChart = memo(Chart);
