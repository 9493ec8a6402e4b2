import { userTexts } from '../../features/users/texts.ts';
import { UserList } from '../../features/users/UserList.tsx';
import { PageHeading } from '../../shared/layout/PageHeading.tsx';
import { SectionBoundary } from '../../shared/layout/SectionBoundary.tsx';

export function MemberPage() {
  return (
    <>
      <PageHeading lead={userTexts.lead}>회원</PageHeading>
      <SectionBoundary>
        <UserList />
      </SectionBoundary>
    </>
  );
}
