import type { ReactNode } from 'react';
import type { RootProps } from '../../internal/element-props.ts';
import * as styles from './RowList.css.ts';

/** The props of a Row. */
export interface RowProps extends RootProps {
  /** The value by which the rows are ordered, such as a time; all leads of a list have the same width. */
  lead?: ReactNode;
  /** The machine-readable date or time of the lead. */
  dateTime?: string | undefined;
  title: ReactNode;
  /** Muted text below the title. */
  details?: ReactNode;
  /** An action or a status, at the end of the row. */
  action?: ReactNode;
  /** For a row that is over or does not count. */
  isMuted?: boolean;
}

/** One row of a RowList. */
export function Row({
  lead,
  dateTime,
  title,
  details,
  action,
  isMuted = false,
  ...root
}: RowProps) {
  const Lead = dateTime === undefined ? 'span' : 'time';
  return (
    <li {...root} className={isMuted ? `${styles.row} ${styles.muted}` : styles.row}>
      {lead !== undefined && (
        <Lead className={styles.lead} dateTime={dateTime}>
          {lead}
        </Lead>
      )}
      <div className={styles.body}>
        <div className={styles.text}>
          <div className={styles.title}>{title}</div>
          {details && <div className={styles.details}>{details}</div>}
        </div>
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </li>
  );
}
