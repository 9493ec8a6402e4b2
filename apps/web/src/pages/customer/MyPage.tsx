import { AccountLayout } from '../../features/account/AccountLayout.tsx';
import { AttendanceCalendar } from '../../features/attendance/AttendanceCalendar.tsx';
import { StandardPage } from '../../shared/layout/StandardPage.tsx';

export function MyPage() {
  return (
    <StandardPage>
      <AccountLayout>
        <AttendanceCalendar />
      </AccountLayout>
    </StandardPage>
  );
}
