import { Button } from '@fitness/ui/Button';
import { Fill, Inline } from '@fitness/ui/layout/Inline';
import { ReservedSpace } from '@fitness/ui/layout/ReservedSpace';
import { Text } from '@fitness/ui/Text';
import type { ReactNode } from 'react';
import { texts } from '../texts.ts';

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
      <Inline gap="sm" isUnwrapped>
        <Fill>
          <Text weight="bold">{title ?? texts.listFailed}</Text>
          <Text size="sm" tone="muted">
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
