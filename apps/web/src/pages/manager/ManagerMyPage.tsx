import { AccountLayout } from '../../features/account/AccountLayout.tsx';
import { AttendanceCalendar } from '../../features/attendance/AttendanceCalendar.tsx';
import { MyClasses } from '../../features/classes/MyClasses.tsx';

/** Begins with the work. */
export function ManagerMyPage() {
  return (
    <AccountLayout end={<AttendanceCalendar />}>
      <MyClasses />
    </AccountLayout>
  );
}
