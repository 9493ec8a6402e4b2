import { Skeleton } from '@fitness/ui/Skeleton';
import { Text } from '@fitness/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { formatWon } from '../../shared/format/format.ts';
import { salesReport } from './api.ts';
import { comparableTotalOf, compare, type SalesRow } from './report/figures.ts';
import { daysIn, type Earlier } from './report/range.ts';
import { comparisonTexts } from './texts.ts';

function nameOf({ name, ...range }: Earlier) {
  if (name === 'days') return comparisonTexts.days({ days: daysIn(range) });
  if (name === 'month') return comparisonTexts.month({ month: Number(range.start.slice(5, 7)) });
  return comparisonTexts[name];
}

/** `지난달 같은 기간보다 −800,000원 (−4%)`. */
function sentenceOf(now: readonly SalesRow[], before: readonly SalesRow[] | null, name: string) {
  const comparison = before && compare(comparableTotalOf(now), comparableTotalOf(before));
  if (comparison === null) return comparisonTexts.unknown({ earlier: name });
  const { difference, percent } = comparison;
  if (difference === 0) return comparisonTexts.same({ earlier: name });
  const sign = difference > 0 ? '+' : '−';
  const amount = `${sign}${formatWon(Math.abs(difference))}`;
  const changed = comparisonTexts.changed({ earlier: name, amount });
  if (percent === null) return changed;
  return `${changed} ${comparisonTexts.share({ percent: `${sign}${percent}` })}`;
}

type ComparisonProps = {
  /** The days until today; undefined while loading. */
  now: readonly SalesRow[] | undefined;
  earlier: Earlier;
};

/** Compares the sales until today with those of an earlier range, in one line. */
export function Comparison({ now, earlier }: ComparisonProps) {
  const { data, isError } = useQuery(salesReport(earlier));
  const isLoading = now === undefined || (data === undefined && !isError);
  // Nothing compared with nothing says nothing.
  if (now?.length === 0 && data?.length === 0) return null;
  return (
    <Text size="sm" color="muted" aria-live="polite">
      {isLoading ? (
        <Skeleton sampleText="지난달 같은 기간보다 +1,000,000원 (+10.5%)" />
      ) : (
        sentenceOf(now, data ?? null, nameOf(earlier))
      )}
    </Text>
  );
}
