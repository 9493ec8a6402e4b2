import { AccountLayout } from '../../features/account/AccountLayout.tsx';
import { StaffAttendance } from '../../features/attendance/StaffAttendance.tsx';
import { MyClasses } from '../../features/classes/MyClasses.tsx';

/** Begins with the work. */
export function ManagerMyPage() {
  return (
    <AccountLayout end={<StaffAttendance />}>
      <MyClasses />
    </AccountLayout>
  );
}
