import { Page } from '@fitness/ui/layout/Page';
import { Display } from '@fitness/ui/Display';
import { Stack } from '@fitness/ui/layout/Stack';
import { studio } from '../../config/studio.ts';
import { BuyingTerms } from '../../features/purchase/plans/BuyingTerms.tsx';
import { InAppBrowserNote } from '../../features/purchase/plans/InAppBrowserNote.tsx';
import { MembershipOptions } from '../../features/purchase/plans/MembershipOptions.tsx';
import { PaymentRecords } from '../../features/purchase/records/PaymentRecords.tsx';

/** The plan chooser. */
export function MembershipPage() {
  return (
    <Page gap="wide">
      <Display level={1} size="display" wrap="lines" lang="en">
        {studio.slogan.replace(', ', ',\n')}
      </Display>
      <PaymentRecords />
      <MembershipOptions />
      <Stack gap="md">
        <BuyingTerms />
        <InAppBrowserNote />
      </Stack>
    </Page>
  );
}
