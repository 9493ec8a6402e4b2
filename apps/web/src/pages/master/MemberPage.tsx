import { userTexts } from '../../features/users/texts.ts';
import { UserList } from '../../features/users/UserList.tsx';
import { PageHeading } from '../../shared/PageHeading.tsx';

/** All members, each with a role editor. */
export const MemberPage = () => (
  <>
    <PageHeading lead={userTexts.lead}>회원</PageHeading>
    <UserList />
  </>
);
