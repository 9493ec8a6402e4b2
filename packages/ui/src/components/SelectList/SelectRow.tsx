import { createElement, type ReactNode, useId } from 'react';
import { TruncatedText } from '../TruncatedText/index.ts';
import * as styles from './SelectList.css.ts';

/** A row of a SelectList; its `lead`, `title` and `aside` together name its checkbox. */
export interface SelectListRow<Id extends string | number> {
  id: Id;
  /** What the rows are ordered by, for example a time. */
  lead: ReactNode;
  /** The machine-readable date or time of the lead. */
  dateTime?: string | undefined;
  title: ReactNode;
  /** A short state at the end of the row, for example a Badge. */
  aside?: ReactNode;
  /** Why the row cannot be selected. */
  lockedReason?: string | undefined;
  /** What went wrong with the row. */
  error?: string | undefined;
}

interface SelectRowProps extends SelectListRow<string | number> {
  isSelected: boolean;
  onToggle: () => void;
}

type LabelProps = Pick<SelectListRow<string>, 'lead' | 'dateTime' | 'title' | 'aside'>;

/** The words of the label, separated by spaces for the accessible name. */
function RowLabel({ lead, dateTime, title, aside }: LabelProps) {
  const element = dateTime === undefined ? 'span' : 'time';
  return (
    <>
      {createElement(element, { className: styles.lead, dateTime }, lead)}{' '}
      <span className={styles.title}>{title}</span> {aside}
    </>
  );
}

/** A row with a checkbox; all of it is the label. */
export function SelectRow({ lockedReason, error, isSelected, onToggle, ...label }: SelectRowProps) {
  const noteId = useId();
  const isLocked = lockedReason !== undefined;
  const note = lockedReason ?? error;
  return (
    <li className={isLocked ? styles.locked : styles.row}>
      <label className={styles.label}>
        <input
          type="checkbox"
          className={styles.checkbox}
          checked={isSelected}
          disabled={isLocked}
          onChange={onToggle}
          aria-describedby={note && noteId}
        />
        <RowLabel {...label} />
      </label>
      {note && (
        <p className={isLocked ? styles.reason : styles.error}>
          <TruncatedText id={noteId}>{note}</TruncatedText>
        </p>
      )}
    </li>
  );
}
