import { Badge } from '@fitness/ui/Badge';
import { Button } from '@fitness/ui/Button';
import { Fill, Inline } from '@fitness/ui/layout/Inline';
import { Stack } from '@fitness/ui/layout/Stack';
import { Panel } from '@fitness/ui/Panel';
import { Text } from '@fitness/ui/Text';
import { TruncatedText } from '@fitness/ui/TruncatedText';
import type { Ref } from 'react';
import { dialogTexts } from '../texts.ts';
import type { Outcome } from './slots.ts';

const badges = {
  pending: { tone: 'neutral', children: dialogTexts.pending },
  done: { tone: 'success', children: dialogTexts.registered },
  failed: { tone: 'danger', children: dialogTexts.failed },
} as const;

export interface RegisterResultsProps {
  ref: Ref<HTMLElement>;
  outcomes: readonly Outcome[];
  isPending: boolean;
  /** Undefined where no failed slot is still free. */
  onRetry: (() => void) | undefined;
}

export function RegisterResults({ ref, outcomes, isPending, onRetry }: RegisterResultsProps) {
  if (outcomes.length === 0) return null;
  return (
    <Panel ref={ref} title={dialogTexts.results} level={3} tone="raised" padding="compact">
      <Stack as="ul" gap="xxs" aria-live="polite">
        {outcomes.map((outcome) => (
          <Inline key={outcome.slot} as="li" gap="xs" align="baseline">
            <Text as="strong" size="sm">
              {outcome.slot}
            </Text>{' '}
            <Badge {...badges[outcome.status]} />{' '}
            {outcome.status === 'failed' && (
              <Fill minimum="xs">
                <Text size="sm" tone="danger">
                  <TruncatedText>{outcome.reason}</TruncatedText>
                </Text>
              </Fill>
            )}
          </Inline>
        ))}
      </Stack>
      {onRetry && (
        <Stack align="start">
          <Button variant="secondary" size="sm" isPending={isPending} onPress={onRetry}>
            {dialogTexts.retryFailed}
          </Button>
        </Stack>
      )}
    </Panel>
  );
}
