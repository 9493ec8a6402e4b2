import { Breakdown } from '@fitness/ui/Breakdown';
import { Panel } from '@fitness/ui/Panel';
import { Skeleton, SkeletonGroup } from '@fitness/ui/Skeleton';
import { memo } from 'react';
import { formatWon, noValue } from '../../shared/format/format.ts';
import {
  chartColors,
  incompleteDaysOf,
  type SalesRow,
  sharesOf,
  totalsOf,
} from './report/figures.ts';
import { formatShare } from './report/report-format.ts';
import { kindLabels, kinds, salesTexts } from './texts.ts';

const items = kinds.map((kind) => ({
  kind,
  label: kindLabels[kind],
  series: chartColors[kind],
}));

const loading = items.map((item) => ({
  ...item,
  share: 0,
  value: <Skeleton sampleText="1,000,000원" />,
  note: <Skeleton sampleText="10.0%" />,
}));

/** Rows are undefined while loading. */
function ByKind({ rows }: { rows: readonly SalesRow[] | undefined }) {
  const totals = rows && totalsOf(rows);
  const shares = rows && sharesOf(rows);
  const dayCount = rows?.length ?? 0;
  const incompleteDays = incompleteDaysOf(rows ?? []);
  return (
    <Panel
      title={salesTexts.kinds}
      aside={incompleteDays > 0 && salesTexts.completeDays({ count: dayCount - incompleteDays })}
    >
      {totals ? (
        <Breakdown
          items={items.map(({ kind, ...item }) => ({
            ...item,
            share: shares?.[kind] ?? 0,
            value: formatWon(totals[kind]),
            note: shares ? formatShare(shares[kind], totals[kind]) : noValue,
          }))}
        />
      ) : (
        <SkeletonGroup label={salesTexts.loading}>
          <Breakdown items={loading} />
        </SkeletonGroup>
      )}
    </Panel>
  );
}

/** The sales of a range by kind, with shares that add up to 100 %. Memoized like the chart. */
export const SalesByKind = memo(ByKind);
