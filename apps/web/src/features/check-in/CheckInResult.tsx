import { Notice } from '@fitness/ui/Notice';
import { Inline } from '@fitness/ui/layout/Inline';
import { Stack } from '@fitness/ui/layout/Stack';
import { Text } from '@fitness/ui/Text';
import { lastDigits } from './mask.ts';
import { PassProblemBadge } from './PassProblemBadge.tsx';
import { PassLines } from './PassLines.tsx';
import type { Outcome } from './scan.ts';
import { checkInTexts, outcomeTexts, refusalTexts } from './texts.ts';
import type { useCheckIn } from './use-check-in.ts';

const tones: Partial<Record<Outcome, 'success' | 'warning'>> = {
  done: 'success',
  already: 'warning',
};

type CheckInResultProps = Pick<ReturnType<typeof useCheckIn>, 'result' | 'isPending'>;
type Result = NonNullable<CheckInResultProps['result']>;

function Announcement({ phone, checkIn, refusal }: Result) {
  const { outcome, member } = checkIn ?? {};
  return (
    <Notice size="lg" tone={(outcome && tones[outcome]) ?? 'danger'}>
      {member && (
        <Inline as="p" gap="xs" justify="center">
          <Text as="span" size="xl" weight="heavy">
            {checkInTexts.member({ name: member.name })}
          </Text>{' '}
          <PassProblemBadge member={member} />
        </Inline>
      )}
      <Text weight="bold">
        {refusal ? refusalTexts[refusal] : outcomeTexts[outcome ?? 'failed']}
      </Text>
      {member && <PassLines passes={member.passes} size="sm" />}
      {!member && phone !== '' && (
        <Text size="sm">{checkInTexts.phoneEnd({ digits: lastDigits(phone) })}</Text>
      )}
    </Notice>
  );
}

/** The last result in large type; announced while the next phone is typed. */
export function CheckInResult({ result, isPending }: CheckInResultProps) {
  const idle = (
    <Notice size="lg" isPlaceholder>
      {isPending ? checkInTexts.waiting : checkInTexts.ready}
    </Notice>
  );
  return (
    <Stack>
      {/* A new element for each result, so that the same text for the next member is announced again. */}
      <div role="status" aria-live="polite" aria-atomic="true">
        {result !== null && <Announcement {...result} key={result.key} />}
        {result === null && isPending && idle}
      </div>
      {result === null && !isPending && idle}
    </Stack>
  );
}
