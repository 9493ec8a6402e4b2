import { noValue } from '../../../../shared/format/format.ts';
import * as styles from './RowList.css.ts';

export interface ClassTitleProps {
  classSubject?: string | null | undefined;
  trainerName?: string | null | undefined;
}

/** A class's subject and trainer: undefined if the list does not contain them, null if unknown. */
export function ClassTitle({ classSubject, trainerName }: ClassTitleProps) {
  return (
    <p className={styles.name}>
      <span>{classSubject === undefined ? '수업' : (classSubject ?? noValue)}</span>
      {trainerName !== undefined && (
        <span className={styles.trainer}>{trainerName ?? noValue}</span>
      )}
    </p>
  );
}
