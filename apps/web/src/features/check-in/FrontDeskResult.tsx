import { Heading } from '@fitness/ui/Heading';
import { Notice } from '@fitness/ui/Notice';
import { Text } from '@fitness/ui/Text';
import { useSeoulNow } from '../../shared/dates/use-seoul-now.ts';
import { formatTime } from '../../shared/format/format.ts';
import { PassLines } from './CheckInResult.tsx';
import { lastDigits, maskName } from './mask.ts';
import { isRecorded, type Member, type Outcome } from './check-ins.ts';
import {
  checkInTexts,
  frontDeskTexts,
  outcomeTexts,
  passProblemTexts,
  refusalTexts,
} from './texts.ts';
import type { Result } from './use-check-in.ts';

function Passes({ member: { passProblem, passes } }: { member: Member }) {
  if (passProblem)
    return (
      <>
        <Text size="heading" weight="heavy" color="warning">
          {passProblemTexts[passProblem]}
        </Text>
        <Text>{frontDeskTexts.askDesk}</Text>
      </>
    );
  return <PassLines passes={passes} />;
}

const tones: Partial<Record<Outcome, 'success' | 'warning'>> = {
  done: 'success',
  already: 'warning',
  unknown: 'warning',
};

function OutcomeNotice({ phone, outcome, member }: Result & { outcome: Outcome }) {
  const isAccepted = isRecorded(outcome);
  const isUnknown = outcome === 'unknown';
  return (
    <Notice size="xl" tone={tones[outcome] ?? 'danger'}>
      {member && isAccepted && (
        <Text size="title" weight="heavy" wrap="anywhere">
          {checkInTexts.member({ name: maskName(member.name) })}
        </Text>
      )}
      {isAccepted || isUnknown ? (
        <Text weight="bold">{outcomeTexts[outcome]}</Text>
      ) : (
        <Text size="heading" weight="heavy">
          {frontDeskTexts.notAccepted}
        </Text>
      )}
      {isUnknown && <Text>{frontDeskTexts.checkPhone}</Text>}
      {!isAccepted && !isUnknown && (
        <Text size="heading" weight="bold">
          {frontDeskTexts.tellDesk}
        </Text>
      )}
      {member && isAccepted ? (
        <Passes member={member} />
      ) : (
        <Text>{checkInTexts.phoneEnd({ digits: lastDigits(phone) })}</Text>
      )}
    </Notice>
  );
}

function Clock() {
  return (
    <Text size="display" weight="heavy" leading="tight" color="default">
      {formatTime(useSeoulNow())}
    </Text>
  );
}

type FrontDeskResultProps = { result: Result | null; isPending: boolean; isOffline: boolean };

/** What members read from a distance: the result of their check-in, otherwise the time and what to do. */
export function FrontDeskResult({ result, isPending, isOffline }: FrontDeskResultProps) {
  return (
    <div role="status" aria-live="polite" aria-atomic="true">
      {/* A new element for each result, so that the same text for the next member is announced again. */}
      {result?.outcome && <OutcomeNotice {...result} key={result.key} />}
      {result?.refusal && (
        <Notice key={result.key} size="xl" tone="danger">
          <Text size="heading" weight="heavy">
            {refusalTexts[result.refusal]}
          </Text>
        </Notice>
      )}
      {result === null && isPending && (
        <Notice size="xl">
          <Text size="heading" weight="bold">
            {checkInTexts.waiting}
          </Text>
        </Notice>
      )}
      {/* Not announced, because the clock changes each minute. */}
      {result === null && !isPending && (
        <Notice size="xl" tone={isOffline ? 'danger' : 'neutral'} aria-live="off">
          {isOffline ? (
            <Text size="title" weight="heavy">
              {frontDeskTexts.offline}
            </Text>
          ) : (
            <Clock />
          )}
          <Heading level={1} align="center" color={isOffline ? undefined : 'default'}>
            {isOffline ? frontDeskTexts.offlineHint : frontDeskTexts.instruction}
          </Heading>
        </Notice>
      )}
    </div>
  );
}
