import { Badge } from '@fitness/ui/Badge';
import { Button } from '@fitness/ui/Button';
import { Fill, Inline } from '@fitness/ui/layout/Inline';
import { Stack } from '@fitness/ui/layout/Stack';
import { Panel } from '@fitness/ui/Panel';
import { Skeleton, SkeletonGroup } from '@fitness/ui/Skeleton';
import { Text } from '@fitness/ui/Text';
import { TextField } from '@fitness/ui/TextField';
import { ToggleSlots } from '@fitness/ui/ToggleSlots';
import { TruncatedText } from '@fitness/ui/TruncatedText';
import type { Ref } from 'react';
import { FailedList } from '../../../shared/list/FailedList.tsx';
import { classTexts, dialogTexts } from '../texts.ts';
import { slotChoices, slotsToRetry } from './slots.ts';
import type { RegisterMode } from './use-register-mode.ts';

const badges = {
  pending: { tone: 'neutral', children: dialogTexts.pending },
  done: { tone: 'success', children: dialogTexts.registered },
  failed: { tone: 'danger', children: dialogTexts.failed },
} as const;

type RegisterFieldsProps = {
  mode: RegisterMode;
  resultsRef: Ref<HTMLElement>;
  onRetry: (slots: readonly string[]) => void;
};

function RegisterResults({ mode, resultsRef, onRetry }: RegisterFieldsProps) {
  const outcomes = mode.outcomes.filter(
    ({ slot, status }) => status !== 'done' || mode.registered.has(slot),
  );
  const retryable = slotsToRetry(mode.outcomes);
  if (outcomes.length === 0) return null;
  return (
    <Panel
      ref={resultsRef}
      title={dialogTexts.results}
      level={3}
      variant="raised"
      padding="compact"
    >
      <Stack as="ul" gap="xxs" aria-live="polite">
        {outcomes.map((outcome) => (
          <Inline key={outcome.slot} as="li" gap="xs" align="baseline">
            <Text as="strong" size="sm">
              {outcome.slot}
            </Text>{' '}
            <Badge {...badges[outcome.status]} />{' '}
            {outcome.status === 'failed' && (
              <Fill minimum="xs">
                <Text size="sm" color="danger">
                  <TruncatedText>{outcome.reason}</TruncatedText>
                </Text>
              </Fill>
            )}
          </Inline>
        ))}
      </Stack>
      {retryable.length > 0 && (
        <Stack align="start">
          <Button
            variant="secondary"
            size="sm"
            isPending={mode.isPending}
            onPress={() => onRetry(retryable)}
          >
            {dialogTexts.retryFailed}
          </Button>
        </Stack>
      )}
    </Panel>
  );
}

/** The day's slots and the capacity of a class, above the results of the last registration. */
export function RegisterFields(props: RegisterFieldsProps) {
  const { times, selected, setSelected, maximum, setMaximum, outcomes } = props.mode;
  if (times.status === 'loading')
    return (
      <SkeletonGroup label={dialogTexts.timesLoading}>
        <Skeleton variant="block" height="chart" />
        <Skeleton variant="block" />
      </SkeletonGroup>
    );
  if (times.status === 'failed')
    return (
      <div role="alert">
        <FailedList title={classTexts.timesFailed} emptyText={null} onRetry={times.onRetry} />
      </div>
    );
  return (
    <Stack gap="md">
      <ToggleSlots
        label={dialogTexts.slots}
        items={slotChoices(props.mode, outcomes)}
        value={selected}
        onChange={setSelected}
      />
      <Stack maxWidth="lg">
        <TextField
          label={dialogTexts.maximum}
          value={maximum}
          onChange={setMaximum}
          inputMode="numeric"
          autoComplete="off"
        />
      </Stack>
      <RegisterResults {...props} />
    </Stack>
  );
}
