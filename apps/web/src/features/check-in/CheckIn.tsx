import { Button } from '@fitness/ui/Button';
import { Dialog } from '@fitness/ui/Dialog';
import { Notice } from '@fitness/ui/Notice';
import { Panel } from '@fitness/ui/Panel';
import { Text } from '@fitness/ui/Text';
import { Split } from '@fitness/ui/layout/Split';
import { Stack } from '@fitness/ui/layout/Stack';
import { useId, useRef } from 'react';
import { useDialogUrl } from '../../lib/use-dialog-url.ts';
import { CheckInForm } from './CheckInForm.tsx';
import { CheckInList } from './CheckInList.tsx';
import { CheckInResult } from './CheckInResult.tsx';
import { checkInTexts, frontDeskTexts } from './texts.ts';
import { useCheckIn, useCheckIns, useSendCheckIn } from './use-check-in.ts';

const idle = (
  <Notice size="lg" isPlaceholder aria-live="off">
    {checkInTexts.ready}
  </Notice>
);

function Desk({ formId }: { formId: string }) {
  const checkIn = useCheckIn();
  return (
    <Split from="tablet">
      <Stack gap="md">
        <CheckInForm id={formId} checkIn={checkIn} />
        <CheckInResult {...checkIn} idle={idle} />
      </Stack>
      <CheckInList {...checkIn} onPressed={() => checkIn.field.current?.focus()} />
    </Split>
  );
}

type CheckInProps = {
  onFrontDesk: () => void;
  /** True just after the front desk was left; its button then has the focus. */
  isFromFrontDesk: boolean;
};

/** Check-in by phone, in a dialog that stays open for the next member, and the last check-ins (docs/product.md#attendance). */
export function CheckIn({ onFrontDesk, isFromFrontDesk }: CheckInProps) {
  const { value, open, close } = useDialogUrl('dialog');
  const formId = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const list = useCheckIns();
  const onSend = useSendCheckIn();
  return (
    <Panel title={checkInTexts.panel}>
      <Stack gap="lg">
        <Button ref={opener} size="lg" isFullWidth onPress={() => open('checkin')}>
          {checkInTexts.title}
        </Button>
        <Stack gap="sm">
          <Button variant="secondary" isFullWidth autoFocus={isFromFrontDesk} onPress={onFrontDesk}>
            {frontDeskTexts.title}
          </Button>
          <Text size="sm" color="muted">
            {frontDeskTexts.open}
          </Text>
        </Stack>
        <CheckInList {...{ list, onSend }} onPressed={() => opener.current?.focus()} />
      </Stack>
      <Dialog
        isOpen={value === 'checkin'}
        onOpenChange={() => close()}
        title={checkInTexts.title}
        size="lg"
        isFixedHeight
        footer={
          <Button type="submit" form={formId}>
            {checkInTexts.submit}
          </Button>
        }
        isInUrl
      >
        <Desk formId={formId} />
      </Dialog>
    </Panel>
  );
}
