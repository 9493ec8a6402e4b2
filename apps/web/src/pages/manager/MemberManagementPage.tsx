import { MemberList } from '../../features/members/MemberList.tsx';
import { memberTexts } from '../../features/members/texts.ts';
import { PageHeading } from '../../shared/layout/PageHeading.tsx';
import { SectionBoundary } from '../../shared/layout/SectionBoundary.tsx';

export function MemberManagementPage() {
  return (
    <>
      <PageHeading lead={memberTexts.lead}>회원 관리</PageHeading>
      <SectionBoundary>
        <MemberList />
      </SectionBoundary>
    </>
  );
}
