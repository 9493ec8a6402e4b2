import { Stack } from '@fitness/ui/layout/Stack';
import { Notice } from '@fitness/ui/Notice';
import { Text } from '@fitness/ui/Text';
import { lastDigits } from './mask.ts';
import { isRecorded, type Outcome } from './scan.ts';
import { checkInTexts, outcomeTexts } from './texts.ts';
import type { CheckInResult } from './use-check-in.ts';

function toneOf(outcome: Outcome) {
  if (outcome === 'done') return 'success';
  return isRecorded(outcome) ? 'warning' : 'danger';
}

function Result({ outcome, name, phone }: CheckInResult) {
  return (
    <Notice size="announcement" tone={toneOf(outcome)}>
      {name !== null && (
        <Text size="xl" weight="heavy">
          {checkInTexts.member({ name })}
        </Text>
      )}
      <Text weight="bold">{outcomeTexts[outcome]}</Text>
      {phone !== '' && (
        <Text size="sm">{checkInTexts.phoneEnd({ digits: lastDigits(phone) })}</Text>
      )}
    </Notice>
  );
}

function Idle({ text }: { text: string }) {
  return (
    <Notice size="announcement" tone="idle">
      {text}
    </Notice>
  );
}

export interface ResultBoxProps {
  result: CheckInResult | null;
  isPending: boolean;
}

/** The result of the last scan, announced to screen readers. */
export function ResultBox({ result, isPending }: ResultBoxProps) {
  return (
    <Stack>
      {/* A new element for each result, so that the same text for the next member is announced again. */}
      <div role="status" aria-live="polite" aria-atomic="true">
        {isPending && result === null && <Idle text={checkInTexts.waiting} />}
        {result !== null && <Result key={result.id} {...result} />}
      </div>
      {result === null && !isPending && <Idle text={checkInTexts.ready} />}
    </Stack>
  );
}
