import { Notice } from '@fitness/ui/Notice';
import { Text } from '@fitness/ui/Text';
import type { ReactNode } from 'react';
import { formatCount, formatDate } from '../../lib/format.ts';
import type { User } from '../../lib/list/user-list.ts';
import { type CheckIn, hasFailed, isRecorded, type Outcome } from './check-ins.ts';
import { lastDigits, maskName } from './mask.ts';
import { checkInTexts, frontDeskTexts, outcomeTexts, passProblemTexts } from './texts.ts';

/** What is left of a pass; empty if nothing is known. */
function lineOf({ promotionName, promotionSessionCount: count, expiredDate }: User) {
  const sessions = count ? checkInTexts.sessions({ count: formatCount(count, '회') }) : '';
  const until = expiredDate ? checkInTexts.until({ date: formatDate(expiredDate) }) : '';
  if (sessions === '' && until === '') return '';
  return [promotionName, sessions, until].filter(Boolean).join(' · ');
}

/** The most passes that fit into the space. */
const maxPasses = 2;

function PassLines({ passes, size }: { passes: readonly User[]; size: 'sm' | undefined }) {
  const lines = passes.map(lineOf).filter((line) => line !== '');
  const hidden = lines.length - maxPasses;
  return lines.slice(0, maxPasses).map((line, index) => (
    <Text key={index} size={size} wrap="anywhere">
      {hidden > 0 && index === maxPasses - 1
        ? `${line} ${checkInTexts.morePasses({ count: hidden })}`
        : line}
    </Text>
  ));
}

const tones: Partial<Record<Outcome, 'success' | 'warning'>> = {
  done: 'success',
  already: 'warning',
};

type OutcomeProps = { checkIn: CheckIn & { outcome: Outcome }; isPublic: boolean };

function OutcomeNotice({ checkIn, isPublic }: OutcomeProps) {
  const { phone, outcome, member } = checkIn;
  const { passProblem: problem = null, passes = [] } = (isRecorded(checkIn) && member) || {};
  const hint = isPublic && hasFailed(checkIn) ? frontDeskTexts.notAccepted : outcomeTexts[outcome];
  return (
    <Notice size={isPublic ? 'xl' : 'lg'} tone={tones[outcome] ?? 'danger'}>
      {member && (
        <Text size={isPublic ? 'title' : 'xl'} weight="heavy" wrap="anywhere">
          {checkInTexts.member({ name: isPublic ? maskName(member.name) : member.name })}
        </Text>
      )}
      <Text weight="bold">{hint}</Text>
      {problem && (
        <Text weight="heavy" color="warning">
          {passProblemTexts[problem]}
        </Text>
      )}
      {problem && isPublic && <Text>{frontDeskTexts.askDesk}</Text>}
      <PassLines passes={passes} size={isPublic ? undefined : 'sm'} />
      {!member && phone !== '' && (
        <Text>{checkInTexts.phoneEnd({ digits: lastDigits(phone) })}</Text>
      )}
    </Notice>
  );
}

type CheckInResultProps = {
  result: CheckIn | null;
  isPending: boolean;
  /** Shown while nothing is pending, and not announced. */
  idle: ReactNode;
  /** Members see it, from a distance. */
  isPublic?: boolean;
};

/** The last result in large type, announced. */
export function CheckInResult({ result, isPending, idle, isPublic = false }: CheckInResultProps) {
  return (
    <div role="status" aria-live="polite" aria-atomic="true">
      {/* A new element for each result, so that the same text for the next member is announced again. */}
      {result?.outcome && (
        <OutcomeNotice
          key={result.id}
          checkIn={{ ...result, outcome: result.outcome }}
          isPublic={isPublic}
        />
      )}
      {result === null && isPending && (
        <Notice size={isPublic ? 'xl' : 'lg'}>{checkInTexts.waiting}</Notice>
      )}
      {result === null && !isPending && idle}
    </div>
  );
}
