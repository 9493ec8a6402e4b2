import { Panel } from '@fitness/ui/Panel';
import { Button } from '@fitness/ui/Button';
import { Dialog } from '@fitness/ui/Dialog';
import { Stack } from '@fitness/ui/layout/Stack';
import { Text } from '@fitness/ui/Text';

import { useDialogUrl } from '../../shared/url/use-dialog-url.ts';
import { CheckInForm } from './CheckInForm.tsx';
import { RecentResults } from './RecentResults.tsx';
import { checkInTexts } from './texts.ts';
import { useCheckIn } from './use-check-in.ts';

/** The dialog stays open for the next member (docs/product.md#attendance). */
export function CheckIn() {
  const { value, open, close } = useDialogUrl('dialog');
  const checkIn = useCheckIn();
  const resetAndClose = () => {
    checkIn.reset();
    close();
  };
  return (
    <Panel title={checkInTexts.panel}>
      <Stack gap="lg">
        <Text tone="muted">{checkInTexts.description}</Text>
        <Stack maxWidth="xl">
          <Button isFullWidth onPress={() => open('checkin')}>
            {checkInTexts.open}
          </Button>
        </Stack>
        <RecentResults results={checkIn.recent} />
      </Stack>
      <Dialog
        isOpen={value === 'checkin'}
        onOpenChange={resetAndClose}
        title={checkInTexts.title}
        isInUrl
      >
        <CheckInForm {...checkIn} />
      </Dialog>
    </Panel>
  );
}
