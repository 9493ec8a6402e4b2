import { AccountLayout } from '../../features/account/AccountLayout.tsx';
import { myAttendance } from '../../features/attendance/attendance.ts';
import { AttendanceCalendar } from '../../features/attendance/AttendanceCalendar.tsx';
import { myClasses } from '../../features/classes/api.ts';
import type { FirstQuery, Opening } from '../../shared/api/first-queries.ts';
import { StandardPage } from '../../shared/layout/StandardPage.tsx';
import { lazyComponent } from '../../shared/lazy-component.ts';
import { useSession } from '../../shared/session/session.ts';

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
