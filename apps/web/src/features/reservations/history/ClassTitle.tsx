import { Text } from '@fitness/ui/Text';
import { noValue } from '../../../shared/format/format.ts';
import type { HistoryReservation } from './reservation-status.ts';

type ClassTitleProps = Partial<Pick<HistoryReservation, 'classSubject' | 'trainerName'>>;

/** A class's subject and trainer: undefined if the list does not contain them, null if unknown. */
export function ClassTitle({
  classSubject,
  trainerName,
  subjectId,
}: ClassTitleProps & { subjectId?: string }) {
  return (
    <>
      <span id={subjectId}>{classSubject === undefined ? '수업' : (classSubject ?? noValue)}</span>
      {trainerName !== undefined && (
        <Text as="span" color="muted" weight="regular">
          {trainerName ?? noValue}
        </Text>
      )}
    </>
  );
}
