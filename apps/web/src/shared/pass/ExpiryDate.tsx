import type { ReactNode } from 'react';
import { formatDate } from '../format/format.ts';
import { NoWrap } from '../layout/NoWrap.tsx';
import * as styles from './ExpiryDate.css.ts';

/** The last day of a pass, and a badge that says how far away it is. */
export function ExpiryDate({ date, badge }: { date: string | null; badge: ReactNode }) {
  return (
    <span className={styles.root}>
      <NoWrap>{formatDate(date)}</NoWrap>
      {badge}
    </span>
  );
}
