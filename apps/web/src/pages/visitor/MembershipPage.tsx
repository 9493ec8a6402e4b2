import { Page } from '@fitness/ui/layout/Page';
import { Display } from '@fitness/ui/Display';
import { Stack } from '@fitness/ui/layout/Stack';
import { studio } from '../../config/studio.ts';
import { MembershipOptions } from '../../features/purchase/MembershipOptions.tsx';
import { PaymentRecords } from '../../features/purchase/PaymentRecords.tsx';
import { BuyingTerms, InAppBrowserNote } from '../../features/purchase/PlanNotes.tsx';

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
