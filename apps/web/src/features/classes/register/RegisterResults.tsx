import { Badge } from '@fitness/ui/Badge';
import { Button } from '@fitness/ui/Button';
import { TruncatedText } from '@fitness/ui/TruncatedText';
import { type Ref, useId } from 'react';
import * as styles from '../calendar/DayDialog.css.ts';
import { dialogTexts } from '../texts.ts';
import type { Outcome } from './slots.ts';

const badges = {
  pending: { tone: 'neutral', children: dialogTexts.pending },
  done: { tone: 'success', children: dialogTexts.registered },
  failed: { tone: 'danger', children: dialogTexts.failed },
} as const;

export interface RegisterResultsProps {
  ref: Ref<HTMLElement>;
  outcomes: readonly Outcome[];
  isPending: boolean;
  /** Undefined where no failed slot is still free. */
  onRetry: (() => void) | undefined;
}

export function RegisterResults({ ref, outcomes, isPending, onRetry }: RegisterResultsProps) {
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
            <Badge {...badges[outcome.status]} />{' '}
            {outcome.status === 'failed' && (
              <span className={styles.reason}>
                <TruncatedText>{outcome.reason}</TruncatedText>
              </span>
            )}
          </li>
        ))}
      </ul>
      {onRetry && (
        <Button variant="secondary" size="sm" isPending={isPending} onPress={onRetry}>
          {dialogTexts.retryFailed}
        </Button>
      )}
    </section>
  );
}
