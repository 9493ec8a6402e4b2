import { lastDigits } from './mask.ts';
import * as styles from './ResultBox.css.ts';
import { isRecorded, type Outcome } from './scan.ts';
import { checkInTexts, outcomeTexts } from './texts.ts';
import type { CheckInResult } from './use-check-in.ts';

function toneOf(outcome: Outcome) {
  if (outcome === 'done') return 'success';
  return isRecorded(outcome) ? 'warning' : 'danger';
}

function ResultMessage({ outcome, name, phone }: CheckInResult) {
  return (
    <div className={styles.result[toneOf(outcome)]}>
      {name !== null && <p className={styles.name}>{checkInTexts.member({ name })}</p>}
      <p className={styles.message}>{outcomeTexts[outcome]}</p>
      {phone !== '' && (
        <p className={styles.phone}>{checkInTexts.phoneEnd({ digits: lastDigits(phone) })}</p>
      )}
    </div>
  );
}

/** The result of the last scan, announced to screen readers. */
export function ResultBox({
  result,
  isPending,
}: {
  result: CheckInResult | null;
  isPending: boolean;
}) {
  return (
    <div className={styles.box}>
      {/* A new element for each result, so that the same text for the next member is announced again. */}
      <div role="status" aria-live="polite" aria-atomic="true">
        {isPending && result === null && <p className={styles.idle}>{checkInTexts.waiting}</p>}
        {result !== null && <ResultMessage key={result.id} {...result} />}
      </div>
      {result === null && !isPending && <p className={styles.idle}>{checkInTexts.ready}</p>}
    </div>
  );
}
