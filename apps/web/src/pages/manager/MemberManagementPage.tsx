import { PageHeading } from '@fitness/ui/PageHeading';
import { Page } from '@fitness/ui/layout/Page';
import { MemberList } from '../../features/members/MemberList.tsx';
import { memberTexts } from '../../features/members/texts.ts';
import { SectionBoundary } from '../../shared/layout/SectionBoundary.tsx';

export function MemberManagementPage() {
  return (
    <Page>
      <PageHeading lead={memberTexts.lead}>회원 관리</PageHeading>
      <SectionBoundary>
        <MemberList />
      </SectionBoundary>
    </Page>
  );
}
