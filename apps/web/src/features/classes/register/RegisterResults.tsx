import { Badge } from '@fitness/ui/Badge';
import { Button } from '@fitness/ui/Button';
import { TruncatedText } from '@fitness/ui/TruncatedText';
import { type Ref, useId } from 'react';
import * as styles from '../calendar/DayDialog.css.ts';
import type { Outcome } from './slots.ts';
import { dialogTexts } from '../texts.ts';

const tones = { underWay: 'neutral', done: 'success', failed: 'danger' } as const;
const words = {
  underWay: dialogTexts.underWay,
  done: dialogTexts.taken,
  failed: dialogTexts.failed,
} as const;

export interface RegisterResultsProps {
  ref: Ref<HTMLElement>;
  outcomes: readonly Outcome[];
  /** Whether some failed and are still free. */
  canRetry: boolean;
  isPending: boolean;
  onRetry: () => void;
}

/** What became of each slot, and another try for those that failed. */
export function RegisterResults({
  ref,
  outcomes,
  canRetry,
  isPending,
  onRetry,
}: RegisterResultsProps) {
  const titleId = useId();
  if (outcomes.length === 0) return null;
  return (
    <section ref={ref} aria-labelledby={titleId} className={styles.results}>
      <h3 id={titleId} className={styles.resultsTitle}>
        {dialogTexts.results}
      </h3>
      <ul role="list" className={styles.outcomes} aria-live="polite">
        {outcomes.map((outcome) => (
          <li key={outcome.slot} className={styles.outcome}>
            <span className={styles.slot}>{outcome.slot}</span>{' '}
            <Badge tone={tones[outcome.status]}>{words[outcome.status]}</Badge>{' '}
            {outcome.status === 'failed' && (
              <span className={styles.reason}>
                <TruncatedText>{outcome.reason}</TruncatedText>
              </span>
            )}
          </li>
        ))}
      </ul>
      {canRetry && (
        <Button variant="secondary" size="sm" isPending={isPending} onPress={onRetry}>
          {dialogTexts.retryFailed}
        </Button>
      )}
    </section>
  );
}
