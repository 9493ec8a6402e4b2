import { Stack } from '@fitness/ui/layout/Stack';
import { useQuery } from '@tanstack/react-query';
import { AccountLayout, accountGap } from '../../features/account/AccountLayout.tsx';
import { AttendanceCalendar } from '../../features/attendance/AttendanceCalendar.tsx';
import { myClasses } from '../../features/classes/api.ts';
import { MonthSoFar } from '../../features/classes/my-day/MonthSoFar.tsx';
import { MyDay } from '../../features/classes/my-day/MyDay.tsx';
import { myMembers } from '../../features/members/api.ts';
import { MembersToRenew } from '../../features/members/MembersToRenew.tsx';
import { SectionBoundary } from '../../shared/layout/SectionBoundary.tsx';
import { listStateOf } from '../../shared/list/list-state.ts';
import { useShortWait } from '../../shared/use-short-wait.ts';

/** Begins with the work: today's classes, the members to talk to, and the month so far. */
export function ManagerMyPage() {
  const classes = useQuery(myClasses());
  const members = useQuery(myMembers());
  const classList = listStateOf(classes);
  // The members stand below the classes, whose height is unknown before.
  const areMembersHeldBack = useShortWait(classes.isPending);
  return (
    <AccountLayout
      start={
        <Stack gap={accountGap}>
          <SectionBoundary>
            <MyDay state={classList} />
          </SectionBoundary>
          {!areMembersHeldBack && (
            <SectionBoundary>
              <MembersToRenew state={listStateOf(members)} />
            </SectionBoundary>
          )}
        </Stack>
      }
      isStartLoading={classes.isPending || members.isPending}
    >
      <SectionBoundary>
        <MonthSoFar state={classList} />
      </SectionBoundary>
      <AttendanceCalendar />
    </AccountLayout>
  );
}
