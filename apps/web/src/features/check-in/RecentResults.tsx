import { Badge } from '@fitness/ui/Badge';
import * as styles from './CheckIn.css.ts';
import { lastDigits } from './mask.ts';
import { checkInTexts } from './texts.ts';
import type { Result } from './use-check-in.ts';

function Line({ kind, name, phone, time }: Result) {
  return (
    <li className={styles.result}>
      <time className={styles.time}>{time}</time>
      <span className={styles.who}>
        {name ?? checkInTexts.noName}{' '}
        <span className={styles.digits}>{checkInTexts.phoneEnd(lastDigits(phone))}</span>
      </span>
      {kind === 'done' ? (
        <Badge tone="success">{checkInTexts.attended}</Badge>
      ) : (
        <Badge tone="warning">{checkInTexts.attendedBefore}</Badge>
      )}
    </li>
  );
}

/** What was recorded since the page was opened, newest first. */
export function RecentResults({ results }: { results: readonly Result[] }) {
  return (
    <div>
      <h3 className={styles.heading}>{checkInTexts.recent}</h3>
      {results.length === 0 ? (
        <p className={styles.none}>{checkInTexts.recentEmpty}</p>
      ) : (
        <ol role="list" aria-label={checkInTexts.recent} className={styles.results}>
          {results.map((result) => (
            <Line key={result.id} {...result} />
          ))}
        </ol>
      )}
    </div>
  );
}
