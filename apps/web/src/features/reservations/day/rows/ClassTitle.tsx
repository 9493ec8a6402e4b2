import { Text } from '@fitness/ui/Text';
import { noValue } from '../../../../shared/format/format.ts';

export interface ClassTitleProps {
  classSubject?: string | null | undefined;
  trainerName?: string | null | undefined;
}

/** A class's subject and trainer: undefined if the list does not contain them, null if unknown. */
export function ClassTitle({ classSubject, trainerName }: ClassTitleProps) {
  return (
    <>
      <span>{classSubject === undefined ? '수업' : (classSubject ?? noValue)}</span>
      {trainerName !== undefined && (
        <Text as="span" tone="muted" weight="regular">
          {trainerName ?? noValue}
        </Text>
      )}
    </>
  );
}
