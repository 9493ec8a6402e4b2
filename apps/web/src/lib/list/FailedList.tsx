import { Button } from '@fitness/ui/Button';
import { EmptyDrawing, EmptyState, type EmptyStateProps } from '@fitness/ui/EmptyState';
import { Text } from '@fitness/ui/Text';
import { Fill, Inline } from '@fitness/ui/layout/Inline';
import { ReservedSpace } from '@fitness/ui/layout/ReservedSpace';
import type { ReactNode } from 'react';
import { texts } from '../texts.ts';

type FailedListProps = Pick<EmptyStateProps, 'note'> & {
  /** The title of the message. */
  title?: string;
  /** The list's empty text; null where there is none. */
  emptyText?: string | null;
  onRetry: () => void;
  isRetrying?: boolean;
};

/** Replaces a list that failed to load with an error, the empty text and a retry (docs/product.md#errors). */
export function FailedList(props: FailedListProps) {
  const { title = texts.listFailed, emptyText = texts.emptyList } = props;
  const { note, onRetry, isRetrying } = props;
  return (
    <EmptyState
      drawing={<EmptyDrawing name="rack" />}
      title={title}
      description={note}
      detail={emptyText ?? undefined}
      action={
        <Button variant="secondary" isPending={isRetrying} onPress={onRetry}>
          {texts.retry}
        </Button>
      }
    />
  );
}

type FailedInPlaceProps = {
  /** The skeleton, whose space the message takes. */
  skeleton: ReactNode;
  /** The title of the message. */
  title?: string;
  onRetry: () => void;
};

/** A compact `FailedList` in the space of the skeleton, to avoid a layout shift. */
export function FailedInPlace({ skeleton, title, onRetry }: FailedInPlaceProps) {
  return (
    <ReservedSpace sample={skeleton}>
      <Inline gap="sm">
        <Fill minimum="xs">
          <Text weight="bold">{title ?? texts.listFailed}</Text>
          <Text size="sm" color="muted">
            {texts.emptyList}
          </Text>
        </Fill>
        <Button variant="secondary" size="sm" onPress={onRetry}>
          {texts.retry}
        </Button>
      </Inline>
    </ReservedSpace>
  );
}
