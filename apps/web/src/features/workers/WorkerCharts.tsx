import { BarChart, type ChartTone } from '@fitness/ui/BarChart';
import { Split } from '@fitness/ui/layout/Split';
import { Panel } from '@fitness/ui/Panel';
import { Skeleton, SkeletonGroup } from '@fitness/ui/Skeleton';
import { formatCount, noValue } from '../../shared/format/format.ts';
import type { ListState } from '../../shared/list/list-state.ts';
import { workerTexts } from './texts.ts';
import type { Worker } from './workers.ts';

interface ChartProps {
  title: string;
  label: string;
  unit: string;
  tone: ChartTone;
  valueOf: (worker: Worker) => number | null;
  state: Exclude<ListState<Worker>, { status: 'failed' }>;
}

const barsOf = (workers: readonly Worker[], valueOf: ChartProps['valueOf']) =>
  workers.flatMap((worker) => {
    const value = valueOf(worker);
    return value === null ? [] : [{ label: worker.nickname ?? noValue, values: { value } }];
  });

function Chart({ title, label, unit, tone, valueOf, state }: ChartProps) {
  return (
    <Panel title={title}>
      {state.status === 'ready' ? (
        <BarChart
          label={label}
          series={[{ key: 'value', label: title, tone }]}
          rows={barsOf(state.rows, valueOf)}
          formatValue={(value) => formatCount(value, unit)}
          orientation="horizontal"
        />
      ) : (
        <SkeletonGroup label={workerTexts.loading}>
          <Skeleton variant="block" height="card" />
        </SkeletonGroup>
      )}
    </Panel>
  );
}

/** Members and sessions of each trainer as bars. */
export function WorkerCharts({ state }: { state: ListState<Worker> }) {
  if (state.status === 'failed' || (state.status === 'ready' && state.rows.length === 0))
    return null;
  return (
    <Split gap="md" align="stretch">
      <Chart
        title={workerTexts.members}
        label={workerTexts.membersChart}
        unit="명"
        tone={2}
        valueOf={({ classMemberCount }) => classMemberCount}
        state={state}
      />
      <Chart
        title={workerTexts.sessions}
        label={workerTexts.sessionsChart}
        unit="회"
        tone={0}
        valueOf={({ classSessionCount }) => classSessionCount}
        state={state}
      />
    </Split>
  );
}
