import { AccountLayout } from '../../features/account/AccountLayout.tsx';
import { CheckIn } from '../../features/check-in/CheckIn.tsx';
import { checkInTexts } from '../../features/check-in/texts.ts';
import { PageHeading } from '../../shared/layout/PageHeading.tsx';

/** The master's own page: attendance by phone at the front desk, and the own account. */
export function MasterMyPage() {
  return (
    <>
      <PageHeading lead={checkInTexts.lead}>마이페이지</PageHeading>
      <AccountLayout hasPhoneChange>
        <CheckIn />
      </AccountLayout>
    </>
  );
}
