import { userTexts } from '../../features/users/texts.ts';
import { UserList } from '../../features/users/UserList.tsx';
import { StandardPage } from '../../shared/layout/StandardPage.tsx';

export function MemberPage() {
  return (
    <StandardPage lead={userTexts.lead}>
      <UserList />
    </StandardPage>
  );
}
