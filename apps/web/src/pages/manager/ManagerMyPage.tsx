import { AccountLayout } from '../../features/account/AccountLayout.tsx';
import { AttendanceCalendar } from '../../features/attendance/AttendanceCalendar.tsx';
import { MyClasses } from '../../features/classes/MyClasses.tsx';
import { SectionBoundary } from '../../shared/layout/SectionBoundary.tsx';

/** Begins with the work. */
export function ManagerMyPage() {
  return (
    <AccountLayout>
      <SectionBoundary>
        <MyClasses />
      </SectionBoundary>
      <SectionBoundary>
        <AttendanceCalendar />
      </SectionBoundary>
    </AccountLayout>
  );
}
