import { BarChart } from '@fitness/ui/BarChart';
import { Split } from '@fitness/ui/layout/Split';
import { Panel } from '@fitness/ui/Panel';
import { Skeleton, SkeletonGroup } from '@fitness/ui/Skeleton';
import { formatCount, noValue } from '../../shared/format/format.ts';
import type { Worker } from './api.ts';
import { workerTexts } from './texts.ts';

const { members, membersChart, sessions, sessionsChart } = workerTexts;
const charts = [
  { field: 'classMemberCount', title: members, label: membersChart, unit: '명' },
  { field: 'classSessionCount', title: sessions, label: sessionsChart, unit: '회' },
] as const;

const barsOf = (workers: readonly Worker[], field: (typeof charts)[number]['field']) =>
  workers.flatMap(({ nickname, [field]: value }, index) =>
    value === null ? [] : [{ id: `${index}`, label: nickname ?? noValue, values: { value } }],
  );

/** Members and sessions of each trainer as bars; undefined while loading. */
export function WorkerCharts({ workers }: { workers: readonly Worker[] | undefined }) {
  if (workers?.length === 0) return null;
  return (
    <Split gap="md" align="stretch">
      {charts.map(({ field, title, label, unit }) => (
        <Panel key={field} title={title}>
          {workers ? (
            <BarChart
              label={label}
              series={[{ id: 'value', label: title, color: 0 }]}
              items={barsOf(workers, field)}
              formatValue={(value) => formatCount(value, unit)}
              orientation="horizontal"
            />
          ) : (
            <SkeletonGroup label={workerTexts.loading}>
              <Skeleton variant="block" height="card" />
            </SkeletonGroup>
          )}
        </Panel>
      ))}
    </Split>
  );
}
