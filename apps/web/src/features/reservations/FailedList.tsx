import { Button } from '@fitness/ui/Button';
import { EmptyState } from '@fitness/ui/EmptyState';
import { texts } from '../../shared/texts.ts';
import { pageTexts } from './texts.ts';

/** Stands where a list would be that could not be loaded. */
export const FailedList = ({ retry }: { retry: () => void }) => (
  <EmptyState
    title={texts.emptyList}
    description={pageTexts.failedList}
    action={
      <Button variant="secondary" onPress={retry}>
        다시 시도
      </Button>
    }
  />
);
