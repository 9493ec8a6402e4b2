import { Button } from '@fitness/ui/Button';
import {
  EmptyDrawing,
  type EmptyDrawingName,
  EmptyState,
  type EmptyStateProps,
} from '@fitness/ui/EmptyState';
import { texts } from '../texts.ts';

type FailedListProps = Pick<EmptyStateProps, 'note'> & {
  drawing?: EmptyDrawingName;
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
  const { drawing = 'list', note, onRetry, isRetrying } = props;
  return (
    <EmptyState
      drawing={<EmptyDrawing name={drawing} />}
      title={title}
      description={emptyText ?? undefined}
      note={note}
      action={
        <Button variant="secondary" isPending={isRetrying} onPress={onRetry}>
          {texts.retry}
        </Button>
      }
    />
  );
}
