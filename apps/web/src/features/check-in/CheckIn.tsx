import { Button } from '@fitness/ui/Button';
import { Dialog } from '@fitness/ui/Dialog';
import { Fill } from '@fitness/ui/layout/Inline';
import { Split } from '@fitness/ui/layout/Split';
import { Stack } from '@fitness/ui/layout/Stack';
import { Panel } from '@fitness/ui/Panel';
import { Switch } from '@fitness/ui/Switch';
import { Text } from '@fitness/ui/Text';
import { useId, useRef, useState } from 'react';
import { useDialogUrl } from '../../shared/url/use-dialog-url.ts';
import { enterBrowserFullScreen } from './browser-full-screen.ts';
import { CheckInForm } from './CheckInForm.tsx';
import { CheckInList } from './CheckInList.tsx';
import { CheckInResult } from './CheckInResult.tsx';
import { checkInTexts, frontDeskTexts } from './texts.ts';
import { useCheckIn } from './use-check-in.ts';

type DeskProps = {
  checkIn: ReturnType<typeof useCheckIn>;
  isOpen: boolean;
  onClose: () => void;
};

/** The dialog stays open for the next member (docs/product.md#attendance). */
function Desk({ checkIn, isOpen, onClose }: DeskProps) {
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [hasKeypad, setHasKeypad] = useState(() => window.matchMedia('(pointer: coarse)').matches);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title={checkInTexts.title}
      size="lg"
      isFixedHeight
      footer={
        <>
          <Fill>
            <Switch label={checkInTexts.keypad} isSelected={hasKeypad} onChange={setHasKeypad} />
          </Fill>
          <Button type="submit" form={formId}>
            {checkInTexts.submit}
          </Button>
        </>
      }
      isInUrl
    >
      <Split from="tablet">
        <Stack gap="md">
          <CheckInForm {...checkIn} id={formId} fieldRef={field} hasKeypad={hasKeypad} />
          <CheckInResult {...checkIn} />
        </Stack>
        <CheckInList {...checkIn} onPressed={() => field.current?.focus()} />
      </Split>
    </Dialog>
  );
}

type CheckInProps = {
  onFrontDesk: () => void;
  /** Whether the front desk has just been left, whose button then has the focus. */
  isFromFrontDesk: boolean;
};

/** Check-in by phone at the front desk, and the results of the last check-ins. */
export function CheckIn({ onFrontDesk, isFromFrontDesk }: CheckInProps) {
  const { value, open, close } = useDialogUrl('dialog');
  const isOpen = value === 'checkin';
  const checkIn = useCheckIn(isOpen);
  const opener = useRef<HTMLButtonElement>(null);
  const resetAndClose = () => {
    checkIn.reset();
    close();
  };
  return (
    <Panel title={checkInTexts.panel}>
      <Stack gap="lg">
        <Button ref={opener} size="lg" isFullWidth onPress={() => open('checkin')}>
          {checkInTexts.title}
        </Button>
        <Stack gap="sm">
          <Button
            variant="secondary"
            isFullWidth
            autoFocus={isFromFrontDesk}
            onPress={() => {
              enterBrowserFullScreen();
              onFrontDesk();
            }}
          >
            {frontDeskTexts.title}
          </Button>
          <Text size="sm" color="muted">
            {frontDeskTexts.open}
          </Text>
        </Stack>
        <CheckInList {...checkIn} onPressed={() => opener.current?.focus()} />
      </Stack>
      <Desk checkIn={checkIn} isOpen={isOpen} onClose={resetAndClose} />
    </Panel>
  );
}
