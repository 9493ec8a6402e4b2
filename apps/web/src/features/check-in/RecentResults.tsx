import { Badge } from '@fitness/ui/Badge';
import * as styles from './CheckIn.css.ts';
import { lastDigits } from './mask.ts';
import { checkInTexts } from './texts.ts';
import type { CheckInResult } from './use-check-in.ts';

function Line({ outcome, name, phone, time }: CheckInResult) {
  return (
    <li className={styles.result}>
      <time className={styles.time}>{time}</time>
      <span className={styles.member}>
        {name ?? checkInTexts.noName}{' '}
        <span className={styles.digits}>
          {checkInTexts.phoneEnd({ digits: lastDigits(phone) })}
        </span>
      </span>
      <Badge tone={outcome === 'done' ? 'success' : 'warning'}>
        {outcome === 'done' ? checkInTexts.attended : checkInTexts.attendedBefore}
      </Badge>
    </li>
  );
}

/** The check-ins since the page was opened, newest first. */
export function RecentResults({ results }: { results: readonly CheckInResult[] }) {
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
