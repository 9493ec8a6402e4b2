import { AccountLayout } from '../../features/account/AccountLayout.tsx';
import { CheckIn } from '../../features/check-in/CheckIn.tsx';
import { StandardPage } from '../../shared/layout/StandardPage.tsx';

/** The master's account page, with check-in by phone at the front desk. */
export function MasterMyPage() {
  return (
    <StandardPage>
      <AccountLayout hasPhoneChange>
        <CheckIn />
      </AccountLayout>
    </StandardPage>
  );
}
