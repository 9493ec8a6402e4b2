import { Inline } from '@fitness/ui/layout/Inline';
import { LinkButton } from '@fitness/ui/LinkButton';
import { Row } from '@fitness/ui/RowList';
import { Text } from '@fitness/ui/Text';
import { useSeoulToday } from '../../shared/dates/use-seoul-now.ts';
import { noValue } from '../../shared/format/format.ts';
import { type ListState, rowsOf, withRows } from '../../shared/list/list-state.ts';
import { ListPanel } from '../../shared/list/ListPanel.tsx';
import { PassExpiry, SessionCount } from '../../shared/pass/PassCells.tsx';
import { paths } from '../../shared/paths.ts';
import type { Member } from './api.ts';
import { renewalsOf } from './renewals.ts';
import { memberTexts } from './texts.ts';

/** More stand in the list of members. */
const shownRows = 3;

/** The manager's members to ask about renewing next, with a link to all members. */
export function MembersToRenew({ state }: { state: ListState<Member> }) {
  const today = useSeoulToday();
  const members = rowsOf(state);
  const renewals = renewalsOf(members, today);
  const others = renewals.length - shownRows;
  return (
    <ListPanel
      title={memberTexts.toRenew}
      aside={renewals.length > 0 ? memberTexts.people({ count: renewals.length }) : undefined}
      state={withRows(state, renewals.slice(0, shownRows))}
      loadingLabel={memberTexts.loading}
      expectedRows={3}
      failedNote={memberTexts.failedNote}
      empty={<Text color="muted">{memberTexts.noRenewals}</Text>}
      foot={
        <LinkButton variant="secondary" href={paths.memberManagement} isFullWidth>
          {others > 0 ? memberTexts.manageOthers({ count: others }) : memberTexts.manage}
        </LinkButton>
      }
    >
      {(member) => (
        <Row
          // Two passes of a member can be equal in every field.
          key={members.indexOf(member)}
          title={
            <Inline as="span" gap="xs" rowGap="none">
              <span>{member.nickName ?? noValue}</span>
              <Text as="span" color="muted" weight="regular">
                {member.promotionName ?? noValue}
              </Text>
            </Inline>
          }
          details={<PassExpiry pass={member} today={today} />}
          action={<SessionCount pass={member} />}
        />
      )}
    </ListPanel>
  );
}
