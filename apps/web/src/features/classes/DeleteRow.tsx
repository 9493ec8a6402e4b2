import { TruncatedText } from '@fitness/ui/TruncatedText';
import { useId } from 'react';
import { ClassLine } from './ClassLine.tsx';
import * as styles from './DeleteList.css.ts';
import { classTexts } from './texts.ts';
import type { ManagedClass } from './timetable.ts';

export interface DeleteRowProps {
  one: ManagedClass;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  /** Why it could not be deleted just now. */
  failure: string | undefined;
}

/** One class with a box to choose it by. */
export const DeleteRow = ({ one, isChosen, onChoose, failure }: DeleteRowProps) => {
  const failureId = useId();
  return (
    <div className={styles.row}>
      <label className={styles.label}>
        <input
          type="checkbox"
          className={styles.box}
          checked={isChosen}
          onChange={({ target }) => onChoose(target.checked)}
          aria-describedby={failure === undefined ? undefined : failureId}
        />
        <ClassLine one={one} />
      </label>
      {failure !== undefined && (
        <p className={styles.failure}>
          <TruncatedText id={failureId}>{classTexts.deleteFailed(failure)}</TruncatedText>
        </p>
      )}
    </div>
  );
};
