import { useQuery } from '@tanstack/react-query';
import { AccountLayout } from '../../features/account/AccountLayout.tsx';
import { myAttendance } from '../../features/attendance/api.ts';
import { AttendanceCalendar } from '../../features/attendance/AttendanceCalendar.tsx';
import { myPasses } from '../../features/reservations/api.ts';
import { MyPasses } from '../../features/reservations/passes/MyPasses.tsx';
import type { FirstQuery, Opening } from '../../shared/api/first-queries.ts';
import { StandardPage } from '../../shared/layout/StandardPage.tsx';
import { useSession } from '../../shared/session/session.ts';

export function firstQueries({ role }: Opening): FirstQuery[] {
  return role === 'customer' ? [myPasses, myAttendance] : [myAttendance];
}

/** The account page of customers, who have passes, and of managers. */
export function MyPage() {
  const isCustomer = useSession().role === 'customer';
  const { isPending } = useQuery({ ...myPasses, enabled: isCustomer });
  return (
    <StandardPage>
      <AccountLayout start={isCustomer && <MyPasses />} isStartLoading={isCustomer && isPending}>
        <AttendanceCalendar />
      </AccountLayout>
    </StandardPage>
  );
}
