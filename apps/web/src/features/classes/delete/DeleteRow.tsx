import { TruncatedText } from '@fitness/ui/TruncatedText';
import { useId } from 'react';
import { ClassLine } from '../calendar/ClassLine.tsx';
import type { ManagedClass } from '../calendar/timetable.ts';
import { classTexts, dialogTexts } from '../texts.ts';
import * as styles from './DeleteList.css.ts';

export interface DeleteRowProps {
  item: ManagedClass;
  isSelected: boolean;
  onSelectionChange: (isSelected: boolean) => void;
  /** A class of today that has started cannot be deleted. */
  hasStarted: boolean;
  /** Why the last deletion failed. */
  failure: string | undefined;
}

export function DeleteRow({
  item,
  isSelected,
  onSelectionChange,
  hasStarted,
  failure,
}: DeleteRowProps) {
  const reasonId = useId();
  const reason = hasStarted
    ? dialogTexts.startedClass
    : failure && classTexts.deleteFailed({ reason: failure });
  return (
    <div className={styles.row} data-disabled={hasStarted || undefined}>
      <label className={styles.label}>
        <input
          type="checkbox"
          className={styles.checkbox}
          checked={isSelected}
          disabled={hasStarted}
          onChange={({ target }) => onSelectionChange(target.checked)}
          aria-describedby={reason && reasonId}
        />
        <ClassLine item={item} />
      </label>
      {reason && (
        <p className={styles.reason}>
          <TruncatedText id={reasonId}>{reason}</TruncatedText>
        </p>
      )}
    </div>
  );
}
