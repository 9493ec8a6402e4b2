import { PageHeading } from '@fitness/ui/PageHeading';
import { Page } from '@fitness/ui/layout/Page';
import { userTexts } from '../../features/users/texts.ts';
import { UserList } from '../../features/users/UserList.tsx';
import { SectionBoundary } from '../../shared/layout/SectionBoundary.tsx';

export function MemberPage() {
  return (
    <Page>
      <PageHeading lead={userTexts.lead}>회원</PageHeading>
      <SectionBoundary>
        <UserList />
      </SectionBoundary>
    </Page>
  );
}
