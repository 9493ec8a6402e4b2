import { isDoneWith, type OutcomeKind } from './scan.ts';
import { lastDigits } from './mask.ts';
import * as styles from './ResultBox.css.ts';
import { checkInTexts, outcomeTexts } from './texts.ts';
import type { Result } from './use-check-in.ts';

function toneOf(kind: OutcomeKind) {
  if (kind === 'done') return 'success';
  return isDoneWith(kind) ? 'warning' : 'danger';
}

function Told({ kind, name, phone }: Result) {
  return (
    <div className={styles.told[toneOf(kind)]}>
      {name !== null && <p className={styles.name}>{checkInTexts.member(name)}</p>}
      <p className={styles.message}>{outcomeTexts[kind]}</p>
      {phone !== '' && <p className={styles.phone}>{checkInTexts.phoneEnd(lastDigits(phone))}</p>}
    </div>
  );
}

/** What came of the last phone, read out as it comes; its place is kept while there is nothing to say. */
export function ResultBox({ result, isWaiting }: { result: Result | null; isWaiting: boolean }) {
  return (
    <div className={styles.box}>
      {/* A new element for each result, so that the same words for the next member are read out again. */}
      <div role="status" aria-live="polite" aria-atomic="true">
        {isWaiting && result === null && <p className={styles.idle}>{checkInTexts.waiting}</p>}
        {result !== null && <Told key={result.id} {...result} />}
      </div>
      {result === null && !isWaiting && <p className={styles.idle}>{checkInTexts.ready}</p>}
    </div>
  );
}
