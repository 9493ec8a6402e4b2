import { AccountLayout } from '../../features/account/AccountLayout.tsx';
import { CheckIn } from '../../features/check-in/CheckIn.tsx';
import { checkInTexts } from '../../features/check-in/texts.ts';
import { StandardPage } from '../../shared/layout/StandardPage.tsx';

/** The master's account page, with check-in by phone at the front desk. */
export function MasterMyPage() {
  return (
    <StandardPage lead={checkInTexts.lead}>
      <AccountLayout hasPhoneChange>
        <CheckIn />
      </AccountLayout>
    </StandardPage>
  );
}
