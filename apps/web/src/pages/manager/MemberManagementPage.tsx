import type { FirstQuery } from '../../api/first-queries.ts';
import { MemberList } from '../../features/members/MemberList.tsx';
import { myMembers } from '../../features/members/api.ts';
import { StandardPage } from '../../lib/StandardPage.tsx';

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
