import { MemberList } from '../../features/members/MemberList.tsx';
import { memberTexts } from '../../features/members/texts.ts';
import { StandardPage } from '../../shared/layout/StandardPage.tsx';

export function MemberManagementPage() {
  return (
    <StandardPage lead={memberTexts.lead}>
      <MemberList />
    </StandardPage>
  );
}
