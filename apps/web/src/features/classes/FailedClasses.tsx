import { Button } from '@fitness/ui/Button';
import { EmptyState } from '@fitness/ui/EmptyState';
import { texts } from '../../shared/texts.ts';
import { pageTexts } from './texts.ts';

/** Stands where classes would be that could not be loaded. */
export const FailedClasses = ({ onRetry }: { onRetry: () => void }) => (
  <EmptyState
    title={texts.emptyList}
    description={pageTexts.failedList}
    action={
      <Button variant="secondary" onPress={onRetry}>
        {pageTexts.retry}
      </Button>
    }
  />
);
