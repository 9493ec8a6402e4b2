import { Split } from '@fitness/ui/layout/Split';
import { Stack } from '@fitness/ui/layout/Stack';
import { Panel } from '@fitness/ui/Panel';
import { Skeleton } from '@fitness/ui/Skeleton';
import { Stat, StatGroup, StatSkeleton } from '@fitness/ui/Stat';
import { Text } from '@fitness/ui/Text';
import { VisuallyHidden } from '@fitness/ui/VisuallyHidden';
import { formatWon } from '../../shared/format/format.ts';
import type { ListState } from '../../shared/list/list-state.ts';
import { Difference } from './Difference.tsx';
import { chartTones, type Figures, type Kind, type SalesRow, totalsOf } from './report/figures.ts';
import { formatPercent, formatRange } from './report/format.ts';
import { type DateRange, daysIn } from './report/range.ts';
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
    <StatGroup columns={{ phone: 2, tablet: 4, desktop: 2 }} gap="md">
      {(Object.keys(kindLabels) as Kind[]).map((kind) => {
        const stat = { label: kindLabels[kind], series: chartTones[kind] };
        if (totals === null)
          return <StatSkeleton key={kind} {...stat} value="1,000,000원" note="10.0%" />;
        const share = formatPercent((totals[kind] / totals.total) * 100);
        return (
          <Stat
            key={kind}
            {...stat}
            value={
              <Text as="span" wrap="none">
                {formatWon(totals[kind])}
              </Text>
            }
            note={totals.total > 0 ? share : undefined}
          />
        );
      })}
    </StatGroup>
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
    <Split columns="3:2" gap="lg" align="center">
      <Stack gap="xxs">
        <Text size="title" weight="heavy" hasProportionalFigures>
          {totals ? formatWon(totals.total) : <Skeleton sampleText="10,000,000원" />}
        </Text>
        <Difference total={passed && passed.total} before={before} range={range} today={today} />
      </Stack>
      <Shares totals={totals} />
    </Split>
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
