import type { FirstQuery, Opening } from '../../api/first-queries.ts';
import { AccountLayout } from '../../features/account/AccountLayout.tsx';
import { AttendanceCalendar } from '../../features/attendance/AttendanceCalendar.tsx';
import { myAttendance } from '../../features/attendance/attendance.ts';
import { myClasses } from '../../features/classes/api.ts';
import { StandardPage } from '../../lib/StandardPage.tsx';
import { lazyComponent } from '../../lib/lazy-component.ts';
import { useSession } from '../../session/session.ts';

/** Lazy, because customers do not need it. */
const ManagerMyPage = lazyComponent(() => import('../manager/ManagerMyPage.tsx'), 'ManagerMyPage');

export function firstQueries({ role }: Opening): FirstQuery[] {
  return role === 'customer' ? [myAttendance] : [myClasses(), myAttendance];
}

export function partsFor(role: Opening['role']) {
  return role === 'manager' ? [ManagerMyPage] : [];
}

/** The account page of customers and of managers. */
export function MyPage() {
  const { role } = useSession();
  return (
    <StandardPage>
      {role === 'customer' ? (
        <AccountLayout>
          <AttendanceCalendar />
        </AccountLayout>
      ) : (
        <ManagerMyPage />
      )}
    </StandardPage>
  );
}
