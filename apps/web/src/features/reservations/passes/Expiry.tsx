import { Badge } from '@fitness/ui/Badge';
import { formatDate } from '../../../shared/format/format.ts';
import { countdown, type Promotion } from './passes.ts';
import * as styles from './Expiry.css.ts';

/** The last day of a pass and the countdown to it. */
export function Expiry({ pass, today }: { pass: Promotion; today: string }) {
  const left = countdown(pass, today);
  return (
    <span className={styles.root}>
      <span className={styles.date}>{formatDate(pass.expiredDate)}</span>
      {left && <Badge tone={left.tone}>{left.label}</Badge>}
    </span>
  );
}
