import { AccountColumns } from '../../features/account/AccountColumns.tsx';
import { PasswordForm } from '../../features/account/PasswordForm.tsx';
import { PhoneChange } from '../../features/account/PhoneChange.tsx';
import { Profile } from '../../features/account/Profile.tsx';
import { CheckIn } from '../../features/check-in/CheckIn.tsx';
import { checkInTexts } from '../../features/check-in/texts.ts';
import { PageHeading } from '../../shared/layout/PageHeading.tsx';

/** The master's own page: attendance by phone at the front desk, and the own account. */
export function MasterMyPage() {
  return (
    <>
      <PageHeading lead={checkInTexts.lead}>마이페이지</PageHeading>
      <AccountColumns
        account={
          <>
            <Profile phoneAction={<PhoneChange />} />
            <PasswordForm />
          </>
        }
      >
        <CheckIn />
      </AccountColumns>
    </>
  );
}
