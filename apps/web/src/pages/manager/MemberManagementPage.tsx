import { listParams, myMembers } from '../../features/members/api.ts';
import { MemberList } from '../../features/members/MemberList.tsx';
import type { FirstQuery, Opening } from '../../shared/api/first-queries.ts';
import { StandardPage } from '../../shared/layout/StandardPage.tsx';
import { readParams } from '../../shared/url/use-search-params-state.ts';

export function firstQueries({ search }: Opening): FirstQuery[] {
  return [myMembers(readParams(listParams, search).name)];
}

export function MemberManagementPage() {
  return (
    <StandardPage>
      <MemberList />
    </StandardPage>
  );
}
