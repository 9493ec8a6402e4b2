import { AccountLayout } from '../../features/account/AccountLayout.tsx';
import { AttendanceCalendar } from '../../features/attendance/AttendanceCalendar.tsx';
import { PageHeading } from '../../shared/layout/PageHeading.tsx';
import { SectionBoundary } from '../../shared/layout/SectionBoundary.tsx';

export function MyPage() {
  return (
    <>
      <PageHeading>마이페이지</PageHeading>
      <AccountLayout>
        <SectionBoundary>
          <AttendanceCalendar />
        </SectionBoundary>
      </AccountLayout>
    </>
  );
}
