import { TruncatedText } from '@fitness/ui/TruncatedText';
import { useId } from 'react';
import { ClassLine } from '../calendar/ClassLine.tsx';
import * as styles from './DeleteList.css.ts';
import { classTexts, dialogTexts } from '../texts.ts';
import type { ManagedClass } from '../calendar/timetable.ts';

export interface DeleteRowProps {
  one: ManagedClass;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  /** It has begun today, so that it cannot be deleted any more. */
  hasStarted: boolean;
  /** Why it could not be deleted just now. */
  failure: string | undefined;
}

/** One class with a box to choose it by. */
export function DeleteRow({ one, isChosen, onChoose, hasStarted, failure }: DeleteRowProps) {
  const reasonId = useId();
  const reason = hasStarted
    ? dialogTexts.begunClass
    : failure && classTexts.deleteFailed({ reason: failure });
  return (
    <div className={styles.row} data-disabled={hasStarted || undefined}>
      <label className={styles.label}>
        <input
          type="checkbox"
          className={styles.box}
          checked={isChosen}
          disabled={hasStarted}
          onChange={({ target }) => onChoose(target.checked)}
          aria-describedby={reason && reasonId}
        />
        <ClassLine one={one} />
      </label>
      {reason && (
        <p className={styles.reason}>
          <TruncatedText id={reasonId}>{reason}</TruncatedText>
        </p>
      )}
    </div>
  );
}
