import { noValue } from '../../../shared/format/format.ts';
import * as styles from './RowList.css.ts';

export interface ClassNameProps {
  classSubject?: string | null | undefined;
  trainerName?: string | null | undefined;
}

/** What a class is and who teaches it, as far as that is known; a list that does not tell either is left alone. */
export function ClassName({ classSubject, trainerName }: ClassNameProps) {
  return (
    <p className={styles.name}>
      <span>{classSubject === undefined ? '수업' : (classSubject ?? noValue)}</span>
      {trainerName !== undefined && (
        <span className={styles.trainer}>{trainerName ?? noValue}</span>
      )}
    </p>
  );
}
