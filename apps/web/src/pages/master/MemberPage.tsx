import type { FirstQuery } from '../../api/first-queries.ts';
import { UserList } from '../../features/users/UserList.tsx';
import { StandardPage } from '../../lib/StandardPage.tsx';
import { userList } from '../../lib/list/user-list.ts';

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
