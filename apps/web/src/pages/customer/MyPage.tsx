import { AccountColumns } from '../../features/account/AccountColumns.tsx';
import { PasswordForm } from '../../features/account/PasswordForm.tsx';
import { Profile } from '../../features/account/Profile.tsx';
import { AttendanceCalendar } from '../../features/attendance/AttendanceCalendar.tsx';
import { PageHeading } from '../../shared/layout/PageHeading.tsx';
import { SectionBoundary } from '../../shared/layout/SectionBoundary.tsx';

const account = (
  <>
    <Profile />
    <PasswordForm />
  </>
);

/** The own attendance, name, phone and password. */
export function MyPage() {
  return (
    <>
      <PageHeading>마이페이지</PageHeading>
      <AccountColumns account={account}>
        <SectionBoundary>
          <AttendanceCalendar />
        </SectionBoundary>
      </AccountColumns>
    </>
  );
}
