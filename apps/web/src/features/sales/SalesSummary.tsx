import { Panel } from '@fitness/ui/Panel';
import { Skeleton } from '@fitness/ui/Skeleton';
import { Text } from '@fitness/ui/Text';
import { Stack } from '@fitness/ui/layout/Stack';
import { useQuery } from '@tanstack/react-query';
import { formatWon } from '../../lib/format.ts';
import { salesReport } from './api.ts';
import { type SalesRow, totalsOf } from './figures.ts';
import { type DateRange, type Earlier, earlierRange, formatRange } from './range.ts';
import { comparisonTexts, salesTexts } from './texts.ts';

/** `10월 같은 기간보다 −800,000원 (−4%)`. */
function sentenceOf(now: number | null, before: number | null, earlier: string) {
  if (now === null || before === null) return comparisonTexts.unknown({ earlier });
  if (now === before) return comparisonTexts.same({ earlier });
  const sign = now > before ? '+' : '−';
  const difference = Math.abs(now - before);
  const amount = `${sign}${formatWon(difference)}`;
  const changed = comparisonTexts.changed({ earlier, amount });
  // A share of nothing, or of refunds, says nothing.
  if (before <= 0) return changed;
  const percent = `${sign}${Math.round((difference / before) * 1000) / 10}`;
  return `${changed} ${comparisonTexts.share({ percent })}`;
}

/** Undefined while loading. */
type Rows = readonly SalesRow[] | undefined;

/** Compares the sales with those of an earlier range, in one line. */
function Comparison({ now, earlier }: { now: Rows; earlier: Earlier }) {
  const { data: before, isError } = useQuery(salesReport(earlier));
  // Nothing compared with nothing says nothing.
  if (now?.length === 0 && before?.length === 0) return null;
  return (
    <Text size="sm" color="muted" aria-live="polite">
      {now && (before || isError) ? (
        sentenceOf(totalsOf(now).total, before ? totalsOf(before).total : null, earlier.name)
      ) : (
        <Skeleton sampleText="10월 같은 기간보다 +1,000,000원 (+10.5%)" />
      )}
    </Text>
  );
}

/** The total of a range and its comparison with an earlier one. */
export function SalesSummary(props: { rows: Rows; range: DateRange; today: string }) {
  const { rows, range, today } = props;
  const earlier = earlierRange(range, today);
  return (
    <Panel title={salesTexts.amount} aside={formatRange(range)}>
      <Stack gap="xs">
        <Text size="title" weight="heavy">
          {rows ? formatWon(totalsOf(rows).total) : <Skeleton sampleText="10,000,000원" />}
        </Text>
        {earlier && <Comparison now={rows} earlier={earlier} />}
      </Stack>
    </Panel>
  );
}
