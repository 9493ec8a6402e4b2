import { PageHeading } from '@fitness/ui/PageHeading';
import { Page } from '@fitness/ui/layout/Page';
import { AccountLayout } from '../../features/account/AccountLayout.tsx';
import { AttendanceCalendar } from '../../features/attendance/AttendanceCalendar.tsx';
import { SectionBoundary } from '../../shared/layout/SectionBoundary.tsx';

export function MyPage() {
  return (
    <Page>
      <PageHeading>마이페이지</PageHeading>
      <AccountLayout>
        <SectionBoundary>
          <AttendanceCalendar />
        </SectionBoundary>
      </AccountLayout>
    </Page>
  );
}
