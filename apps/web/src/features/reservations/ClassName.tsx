import * as styles from './RowList.css.ts';

export interface ClassNameProps {
  classSubject?: string | undefined;
  trainerName?: string | undefined;
}

/** What a class is and who teaches it, as far as that is known. */
export const ClassName = ({ classSubject, trainerName }: ClassNameProps) => (
  <p className={styles.name}>
    <span>{classSubject ?? '수업'}</span>
    {trainerName && <span className={styles.trainer}>{trainerName}</span>}
  </p>
);
