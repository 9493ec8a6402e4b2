import { UserList } from '../../features/users/UserList.tsx';
import type { FirstQuery } from '../../shared/api/first-queries.ts';
import { StandardPage } from '../../shared/layout/StandardPage.tsx';
import { userList } from '../../shared/list/user-list.ts';

export function firstQueries(): FirstQuery[] {
  return [userList()];
}

export function MemberPage() {
  return (
    <StandardPage>
      <UserList />
    </StandardPage>
  );
}
