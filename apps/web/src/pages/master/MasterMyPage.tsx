import { useState } from 'react';
import { AccountLayout } from '../../features/account/AccountLayout.tsx';
import { CheckIn } from '../../features/check-in/CheckIn.tsx';
import { FrontDesk, useFrontDesk } from '../../features/check-in/FrontDesk.tsx';
import { StandardPage } from '../../lib/StandardPage.tsx';

/** The master's account page, with check-in by phone at the front desk. */
export function MasterMyPage() {
  const frontDesk = useFrontDesk();
  const [hasLeft, setHasLeft] = useState(false);
  const leave = () => {
    setHasLeft(true);
    frontDesk.leave();
  };
  // In place of the page, because members must not find its lists in the document.
  if (frontDesk.isOpen) return <FrontDesk onLeave={leave} />;
  return (
    <StandardPage>
      <AccountLayout hasPhoneChange>
        <CheckIn onFrontDesk={frontDesk.open} isFromFrontDesk={hasLeft} />
      </AccountLayout>
    </StandardPage>
  );
}
