import { AccountLayout } from '../../features/account/AccountLayout.tsx';
import { AttendanceCalendar } from '../../features/attendance/AttendanceCalendar.tsx';
import { MyPasses } from '../../features/reservations/passes/MyPasses.tsx';
import { StandardPage } from '../../shared/layout/StandardPage.tsx';
import { useSession } from '../../shared/session/session.ts';

/** The own page of a customer, who has passes, and of a manager. */
export function MyPage() {
  const { role } = useSession();
  return (
    <StandardPage>
      <AccountLayout start={role === 'customer' && <MyPasses />}>
        <AttendanceCalendar />
      </AccountLayout>
    </StandardPage>
  );
}
