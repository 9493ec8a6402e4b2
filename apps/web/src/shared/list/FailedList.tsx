import { Button } from '@fitness/ui/Button';
import { EmptyState } from '@fitness/ui/EmptyState';
import type { ReactElement } from 'react';
import { texts } from '../texts.ts';

type FailedListProps = {
  title?: string;
  description?: string | ReactElement;
  onRetry: () => void;
  isRetrying?: boolean;
};

/** The empty text and a retry in place of a list that failed to load (docs/product.md#errors). */
export function FailedList({ title, description, onRetry, isRetrying }: FailedListProps) {
  return (
    <EmptyState
      title={title ?? texts.emptyList}
      description={description}
      action={
        <Button variant="secondary" isPending={isRetrying} onPress={onRetry}>
          {texts.retry}
        </Button>
      }
    />
  );
}
