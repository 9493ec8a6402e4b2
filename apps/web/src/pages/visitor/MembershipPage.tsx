import { Page } from '@fitness/ui/layout/Page';
import { Hero } from '@fitness/ui/Hero';
import { studio } from '../../config/studio.ts';
import { InAppBrowserNote } from '../../features/purchase/plans/InAppBrowserNote.tsx';
import { MembershipOptions } from '../../features/purchase/plans/MembershipOptions.tsx';
import { PaymentRecords } from '../../features/purchase/records/PaymentRecords.tsx';

/** The plan chooser. */
export function MembershipPage() {
  return (
    <Page gap="wide">
      <Hero
        slogan={studio.slogan.split(/(?<=,) /)}
        lead="하루 이용부터 1:1 PT까지, 나에게 맞는 이용권을 고르세요."
      />
      <PaymentRecords />
      <MembershipOptions />
      <InAppBrowserNote />
    </Page>
  );
}
