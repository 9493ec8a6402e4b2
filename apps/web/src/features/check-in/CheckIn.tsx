import { Button } from '@fitness/ui/Button';
import { Dialog } from '@fitness/ui/Dialog';
import { Fill } from '@fitness/ui/layout/Inline';
import { Split } from '@fitness/ui/layout/Split';
import { Stack } from '@fitness/ui/layout/Stack';
import { Panel } from '@fitness/ui/Panel';
import { Switch } from '@fitness/ui/Switch';
import { Text } from '@fitness/ui/Text';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useDialogUrl } from '../../shared/url/use-dialog-url.ts';
import { CheckInForm } from './CheckInForm.tsx';
import { CheckInList } from './CheckInList.tsx';
import { CheckInResult } from './CheckInResult.tsx';
import { isRecorded } from './check-ins.ts';
import { checkInTexts, frontDeskTexts } from './texts.ts';
import { useCheckIn } from './use-check-in.ts';
import { enterBrowserFullScreen } from './use-front-desk-window.ts';

/** How long a success stays, in milliseconds. */
const shownMs = 8_000;

type DeskProps = {
  checkIn: ReturnType<typeof useCheckIn>;
  isOpen: boolean;
  onClose: () => void;
};

/** The dialog stays open for the next member (docs/product.md#attendance). */
function Desk({ checkIn, isOpen, onClose }: DeskProps) {
  const { phone, type, refusal, results, setResults, isPending } = checkIn;
  const outcome = results.at(-1) ?? null;
  // A phone that failed is back in the field.
  const isReturned =
    phone !== '' && phone === outcome?.phone && !isRecorded(outcome.outcome ?? null);
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const focusField = () => field.current?.focus();
  const [hasKeypad, setHasKeypad] = useState(() => window.matchMedia('(pointer: coarse)').matches);

  useEffect(() => {
    if (!isRecorded(outcome?.outcome ?? null)) return undefined;
    const timer = setTimeout(() => setResults([]), shownMs);
    return () => clearTimeout(timer);
  }, [outcome, setResults]);

  // Selected before anything else can be typed, so that the next phone replaces it.
  useLayoutEffect(() => {
    if (isReturned) field.current?.select();
  }, [isReturned]);

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
          <CheckInForm
            id={formId}
            fieldRef={field}
            phone={phone}
            isInvalid={isReturned || refusal !== null}
            onChange={type}
            onSubmit={checkIn.submit}
            keypad={hasKeypad ? { label: checkInTexts.keypad } : null}
          />
          <CheckInResult result={refusal ?? outcome} isPending={isPending} />
        </Stack>
        <CheckInList {...checkIn} onPressed={focusField} />
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
  const checkIn = useCheckIn('dialog', isOpen);
  const opener = useRef<HTMLButtonElement>(null);
  const resetAndClose = () => {
    checkIn.type('');
    checkIn.setResults([]);
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
