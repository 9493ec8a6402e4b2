import { createElement, type ReactNode } from 'react';
import type { RootProps } from '../../internal/element-props.ts';
import * as styles from './RowList.css.ts';

/** The props of a Row. */
export interface RowProps extends RootProps {
  /** The value by which the rows are ordered, such as a time; all leads of a list have the same width. */
  lead?: ReactNode;
  /** A smaller line above the lead, such as the date of a time. */
  leadNote?: ReactNode;
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
  leadNote,
  dateTime,
  title,
  details,
  action,
  isMuted = false,
  ...root
}: RowProps) {
  const note = leadNote !== undefined && <span className={styles.note}>{leadNote}</span>;
  const className = note ? styles.leadWithNote : styles.lead;
  const leadElement = dateTime === undefined ? 'span' : 'time';
  return (
    <li
      {...root}
      className={[styles.row, note && styles.noted, isMuted && styles.muted]
        .filter(Boolean)
        .join(' ')}
    >
      {lead !== undefined &&
        createElement(leadElement, { className, dateTime }, note, <span>{lead}</span>)}
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
