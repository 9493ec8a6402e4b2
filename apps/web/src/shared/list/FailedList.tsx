import { Button } from '@fitness/ui/Button';
import { EmptyState } from '@fitness/ui/EmptyState';
import type { ReactElement } from 'react';
import { texts } from '../texts.ts';

/** The empty text and a retry in place of a list that failed to load (docs/product.md#errors). */
export function FailedList({
  title = texts.emptyList,
  description,
  onRetry,
  isRetrying,
}: {
  title?: string;
  description?: string | ReactElement;
  onRetry: () => void;
  isRetrying?: boolean;
}) {
  return (
    <EmptyState
      title={title}
      description={description}
      action={
        <Button variant="secondary" isPending={isRetrying} onPress={onRetry}>
          {texts.retry}
        </Button>
      }
    />
  );
}
