import { useQuery } from '@tanstack/react-query';
import { AccountLayout, accountGap } from '../../features/account/AccountLayout.tsx';
import { myAttendance } from '../../features/attendance/api.ts';
import { AttendanceCalendar } from '../../features/attendance/AttendanceCalendar.tsx';
import { myClasses } from '../../features/classes/api.ts';
import { MonthSoFar } from '../../features/classes/my-day/MonthSoFar.tsx';
import { MyDay } from '../../features/classes/my-day/MyDay.tsx';
import { myMembers } from '../../features/members/api.ts';
import { MembersToRenew } from '../../features/members/MembersToRenew.tsx';
import { myPasses } from '../../features/reservations/api.ts';
import { MyPasses } from '../../features/reservations/passes/MyPasses.tsx';
import { Stack } from '@fitness/ui/layout/Stack';
import type { FirstQuery, Opening } from '../../shared/api/first-queries.ts';
import { SectionBoundary } from '../../shared/layout/SectionBoundary.tsx';
import { StandardPage } from '../../shared/layout/StandardPage.tsx';
import { listStateOf } from '../../shared/list/list-state.ts';
import { useSession } from '../../shared/session/session.ts';
import { useShortWait } from '../../shared/use-short-wait.ts';

export function firstQueries({ role }: Opening): FirstQuery[] {
  return role === 'customer'
    ? [myPasses, myAttendance]
    : [myClasses(), myMembers(''), myAttendance];
}

/** Begins with the passes. */
function CustomerPage() {
  const { isPending } = useQuery(myPasses);
  return (
    <AccountLayout start={<MyPasses />} isStartLoading={isPending}>
      <AttendanceCalendar />
    </AccountLayout>
  );
}

/** Begins with the work: today's classes, the members to talk to, and the month so far. */
function ManagerPage() {
  const classes = useQuery(myClasses());
  const members = useQuery(myMembers(''));
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

/** The account page of customers and of managers. */
export function MyPage() {
  const { role } = useSession();
  return <StandardPage>{role === 'customer' ? <CustomerPage /> : <ManagerPage />}</StandardPage>;
}
