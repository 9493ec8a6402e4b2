import { myMembers } from '../../features/members/api.ts';
import { MemberList } from '../../features/members/MemberList.tsx';
import type { FirstQuery } from '../../shared/api/first-queries.ts';
import { StandardPage } from '../../shared/layout/StandardPage.tsx';

export function firstQueries(): FirstQuery[] {
  return [myMembers()];
}

export function MemberManagementPage() {
  return (
    <StandardPage>
      <MemberList />
    </StandardPage>
  );
}
