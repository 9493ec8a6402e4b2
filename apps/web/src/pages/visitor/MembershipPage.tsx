import { Page } from '@fitness/ui/layout/Page';
import { Display } from '@fitness/ui/Display';
import { Stack } from '@fitness/ui/layout/Stack';
import { Text } from '@fitness/ui/Text';
import { studio } from '../../config/studio.ts';
import { BuyingTerms } from '../../features/purchase/plans/BuyingTerms.tsx';
import { InAppBrowserNote } from '../../features/purchase/plans/InAppBrowserNote.tsx';
import { MembershipOptions } from '../../features/purchase/plans/MembershipOptions.tsx';
import { Seller } from '../../features/purchase/plans/Seller.tsx';
import { PaymentRecords } from '../../features/purchase/records/PaymentRecords.tsx';

/** The plan chooser. */
export function MembershipPage() {
  return (
    <Page gap="wide">
      <Stack as="header" gap="md">
        <Display level={1} size="display" wrap="lines" lang="en">
          {studio.slogan.replace(', ', ',\n')}
        </Display>
        <Text size="lg" color="muted" maxWidth="reading">
          하루 이용부터 1:1 PT까지, 나에게 맞는 이용권을 선택해주세요.
        </Text>
      </Stack>
      <PaymentRecords />
      <MembershipOptions />
      <Stack gap="md">
        <BuyingTerms />
        <InAppBrowserNote />
        <Seller />
      </Stack>
    </Page>
  );
}
