import { Badge } from '@fitness/ui/Badge';
import { Inline } from '@fitness/ui/layout/Inline';
import { Stack } from '@fitness/ui/layout/Stack';
import { Notice } from '@fitness/ui/Notice';
import { Text } from '@fitness/ui/Text';
import { formatCount, formatDate } from '../../shared/format/format.ts';
import { lastDigits } from './mask.ts';
import type { Member, Outcome, ValidPass } from './check-ins.ts';
import { checkInTexts, outcomeTexts, passProblemTexts, refusalTexts } from './texts.ts';
import type { Result } from './use-check-in.ts';

/** Why a member has no valid pass, beside the name; attendance is recorded nevertheless. */
export function PassProblemBadge({ member }: { member: Member | null }) {
  if (!member?.passProblem) return null;
  return <Badge tone="warning">{passProblemTexts[member.passProblem]}</Badge>;
}

/** What is left of a pass; empty if nothing is known. */
function lineOf({ promotionName, promotionSessionCount: count, expiredDate }: ValidPass) {
  const sessions = count ? checkInTexts.sessions({ count: formatCount(count, '회') }) : '';
  const until = expiredDate ? checkInTexts.until({ date: formatDate(expiredDate) }) : '';
  if (sessions === '' && until === '') return '';
  return [promotionName, sessions, until].filter(Boolean).join(' · ');
}

/** The most passes that fit into the space. */
const maxPasses = 2;

/** What is left of a member's passes. */
export function PassLines({ passes, size }: { passes: readonly ValidPass[]; size?: 'sm' }) {
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

function Announcement({ phone, outcome, member, refusal }: Result) {
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
      <Text weight="bold">{refusal ? refusalTexts[refusal] : outcomeTexts[outcome]}</Text>
      {member && <PassLines passes={member.passes} size="sm" />}
      {!member && phone !== '' && (
        <Text size="sm">{checkInTexts.phoneEnd({ digits: lastDigits(phone) })}</Text>
      )}
    </Notice>
  );
}

/** The last result in large type; announced while the next phone is typed. */
export function CheckInResult(props: { result: Result | null; isPending: boolean }) {
  const { result, isPending } = props;
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
