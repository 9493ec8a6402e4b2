import { PageHeading } from '@fitness/ui/PageHeading';
import { Page } from '@fitness/ui/layout/Page';
import { AccountLayout } from '../../features/account/AccountLayout.tsx';
import { CheckIn } from '../../features/check-in/CheckIn.tsx';
import { checkInTexts } from '../../features/check-in/texts.ts';

/** The master's own page: attendance by phone at the front desk, and the own account. */
export function MasterMyPage() {
  return (
    <Page>
      <PageHeading lead={checkInTexts.lead}>마이페이지</PageHeading>
      <AccountLayout hasPhoneChange>
        <CheckIn />
      </AccountLayout>
    </Page>
  );
}
