import { useQuery } from '@tanstack/react-query';
import { AccountLayout } from '../../features/account/AccountLayout.tsx';
import { myAttendance } from '../../features/attendance/api.ts';
import { AttendanceCalendar } from '../../features/attendance/AttendanceCalendar.tsx';
import { myClasses } from '../../features/classes/api.ts';
import { myMembers } from '../../features/members/api.ts';
import { myPasses } from '../../features/reservations/api.ts';
import { MyPasses } from '../../features/reservations/passes/MyPasses.tsx';
import type { FirstQuery, Opening } from '../../shared/api/first-queries.ts';
import { StandardPage } from '../../shared/layout/StandardPage.tsx';
import { lazyComponent } from '../../shared/lazy-component.ts';
import { useSession } from '../../shared/session/session.ts';

/** Lazy, because customers do not need it. */
const ManagerMyPage = lazyComponent(() => import('../manager/ManagerMyPage.tsx'), 'ManagerMyPage');

export function firstQueries({ role }: Opening): FirstQuery[] {
  return role === 'customer' ? [myPasses, myAttendance] : [myClasses(), myMembers(), myAttendance];
}

export function partsFor(role: Opening['role']) {
  return role === 'manager' ? [ManagerMyPage] : [];
}

/** Begins with the passes. */
function CustomerMyPage() {
  const { isPending } = useQuery(myPasses);
  return (
    <AccountLayout start={<MyPasses />} isStartLoading={isPending}>
      <AttendanceCalendar />
    </AccountLayout>
  );
}

/** The account page of customers and of managers. */
export function MyPage() {
  const { role } = useSession();
  return (
    <StandardPage>{role === 'customer' ? <CustomerMyPage /> : <ManagerMyPage />}</StandardPage>
  );
}
