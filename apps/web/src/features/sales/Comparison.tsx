import { Badge } from '@fitness/ui/Badge';
import { Button } from '@fitness/ui/Button';
import { Fill, Inline } from '@fitness/ui/layout/Inline';
import { Show } from '@fitness/ui/layout/Show';
import { Skeleton } from '@fitness/ui/Skeleton';
import { Text } from '@fitness/ui/Text';
import { VisuallyHidden } from '@fitness/ui/VisuallyHidden';
import { useId, useMemo } from 'react';
import { formatWon } from '../../shared/format/format.ts';
import type { ListState } from '../../shared/list/list-state.ts';
import { texts } from '../../shared/texts.ts';
import { comparableTotalOf, compare, type SalesRow } from './report/figures.ts';
import { formatPercent } from './report/report-format.ts';
import { comparisonTexts } from './texts.ts';

/** An en space, which is wider than a normal space. */
const gap = '\u2002';

type ComparedProps = { now: readonly SalesRow[]; before: readonly SalesRow[]; period: string };

function Compared({ now, before, period }: ComparedProps) {
  const total = useMemo(() => comparableTotalOf(now), [now]);
  const totalBefore = useMemo(() => comparableTotalOf(before), [before]);
  const comparison = compare(total, totalBefore);
  if (!('difference' in comparison))
    return <span>{comparisonTexts[comparison.kind]({ before: period })}</span>;
  const { difference } = comparison;
  return (
    <>
      <Badge>{`${difference > 0 ? '+' : '−'}${formatWon(Math.abs(difference))}`}</Badge>
      {gap}
      <span>
        {'percent' in comparison
          ? comparisonTexts[comparison.kind]({
              before: period,
              percent: formatPercent(comparison.percent),
            })
          : comparisonTexts[comparison.kind]({ before: period })}
      </span>
    </>
  );
}

type ComparisonProps = {
  /** The days until today; undefined while loading. */
  now: readonly SalesRow[] | undefined;
  /** The days of the period that they are compared with. */
  before: ListState<SalesRow>;
  /** The name of that period. */
  period: string;
  /** What is said where it is loading or failed. */
  messages: { loading: string; failed: string };
};

/** Compares the sales until today with those of another period, in one sentence. */
export function Comparison({ now, before, period, messages }: ComparisonProps) {
  const id = useId();
  const isLoading = now === undefined || before.status === 'loading';
  return (
    // As high as the sentence on a phone and as the button, so that neither moves what is below.
    <Inline gap="sm" minHeight="target" isUnwrapped>
      <Fill>
        <Text
          id={id}
          size="sm"
          color="muted"
          reserveLines={{ phone: 2, tablet: 1 }}
          aria-live="polite"
        >
          {isLoading ? (
            // The skeleton has as many lines as the usual comparison.
            <>
              <VisuallyHidden>{messages.loading}</VisuallyHidden>
              <Badge>
                <Skeleton sampleText="+1,000,000원" />
              </Badge>
              {gap}
              <Skeleton sampleText={comparisonTexts.up({ before: period, percent: '100.0%' })} />
            </>
          ) : before.status === 'failed' ? (
            messages.failed
          ) : (
            <Compared now={now} before={before.rows} period={period} />
          )}
        </Text>
      </Fill>
      {!isLoading && before.status === 'failed' && (
        <Show on="screen">
          <Button variant="secondary" size="sm" aria-describedby={id} onPress={before.onRetry}>
            {texts.retry}
          </Button>
        </Show>
      )}
    </Inline>
  );
}
