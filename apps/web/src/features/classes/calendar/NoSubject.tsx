import { EmptyState } from '@fitness/ui/EmptyState';
import { TruncatedText } from '@fitness/ui/TruncatedText';
import { FailedList } from '../../../shared/list/FailedList.tsx';
import { errorMessageOf } from '../../../shared/api/error-message.ts';
import { hasNoSubject } from '../api.ts';
import { classTexts, pageTexts } from '../texts.ts';

export interface NoSubjectProps {
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Stands in the form's place when the subject could not be had; where the server has not said no, another try is offered. */
export function NoSubject({ error, isRetrying, onRetry }: NoSubjectProps) {
  if (hasNoSubject(error))
    return <EmptyState title={classTexts.noSubject} description={pageTexts.subjectRefused} />;
  return (
    <FailedList
      title={classTexts.noSubject}
      description={
        <TruncatedText>{pageTexts.subjectUnknown({ reason: errorMessageOf(error) })}</TruncatedText>
      }
      isRetrying={isRetrying}
      onRetry={onRetry}
    />
  );
}
