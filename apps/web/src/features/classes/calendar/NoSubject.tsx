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

/** Says that the manager has no subject, or offers a retry where that is unknown. */
export function NoSubject({ error, isRetrying, onRetry }: NoSubjectProps) {
  if (hasNoSubject(error))
    return <EmptyState title={classTexts.noSubject} description={pageTexts.subjectMissing} />;
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
