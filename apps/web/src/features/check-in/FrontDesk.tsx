import { useAlert } from '@fitness/ui/AlertDialog';
import { Badge } from '@fitness/ui/Badge';
import { Button } from '@fitness/ui/Button';
import { FullScreen } from '@fitness/ui/FullScreen';
import { Heading } from '@fitness/ui/Heading';
import { HoldButton } from '@fitness/ui/HoldButton';
import { Notice } from '@fitness/ui/Notice';
import { Text } from '@fitness/ui/Text';
import { Inline } from '@fitness/ui/layout/Inline';
import { Split } from '@fitness/ui/layout/Split';
import { useEffect, useState } from 'react';
import { brand } from '../../lib/brand.tsx';
import { useSeoulNow } from '../../lib/clock.ts';
import { formatTime } from '../../lib/format.ts';
import { useDialogUrl } from '../../lib/use-dialog-url.ts';
import { CheckInForm } from './CheckInForm.tsx';
import { CheckInResult } from './CheckInResult.tsx';
import { hasFailed } from './check-ins.ts';
import { checkInTexts, frontDeskTexts } from './texts.ts';
import { useCheckIn } from './use-check-in.ts';

const name = 'frontdesk';

/** Keeps the front desk in the URL, so that it survives a reload; the browser's back button opens it again at once. */
export function useFrontDesk() {
  const { value, open, close } = useDialogUrl('dialog');
  const isInUrl = value === name;
  const [isOpen, setIsOpen] = useState(isInUrl);

  useEffect(() => {
    if (isOpen && !isInUrl) open(name);
  }, [isInUrl, isOpen, open]);

  return {
    isOpen,
    open: () => setIsOpen(true),
    leave: () => {
      setIsOpen(false);
      close();
    },
  };
}

/** Keeps the screen on while the component is mounted, where the browser can and allows it. */
function useScreenAwake() {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    const keepAwake = async () => {
      // Missing, or refused by the browser's settings or a low battery: the device's own time limit remains.
      lock = (await navigator.wakeLock?.request('screen').catch(() => null)) ?? null;
    };
    void keepAwake();
    // The browser releases the lock of a hidden page.
    document.addEventListener('visibilitychange', keepAwake);
    return () => {
      document.removeEventListener('visibilitychange', keepAwake);
      void lock?.release();
    };
  }, []);
}

/** How long a result stays on the screen, in milliseconds. */
const shownMs = 5_000;

/** How long digits stay in the field after the last key, in milliseconds. */
const typedMs = 15_000;

function Clock() {
  return (
    <Text size="display" weight="heavy" leading="tight" color="default">
      {formatTime(useSeoulNow())}
    </Text>
  );
}

// Not announced, because the clock changes each minute.
const idle = (
  <Notice size="xl" aria-live="off">
    <Clock />
    <Heading level={1} color="default">
      {frontDeskTexts.instruction}
    </Heading>
  </Notice>
);

/** A view for a tablet on the counter, where members check in themselves, and nothing of them stays on the screen. */
export function FrontDesk({ onLeave }: { onLeave: () => void }) {
  const checkIn = useCheckIn();
  const { phone, setPhone, result, setResult, list } = checkIn;
  const unsent = list.filter(hasFailed).length;
  const { confirm } = useAlert();
  useScreenAwake();

  useEffect(() => {
    if (result === null) return undefined;
    const timer = setTimeout(() => setResult(null), shownMs);
    return () => clearTimeout(timer);
  }, [result, setResult]);

  useEffect(() => {
    if (phone === '') return undefined;
    const timer = setTimeout(() => setPhone(''), typedMs);
    return () => clearTimeout(timer);
  }, [phone, setPhone]);

  const askToLeave = async () => {
    const isConfirmed = await confirm(frontDeskTexts.leaveNote, {
      title: frontDeskTexts.leaveQuestion,
      confirmLabel: frontDeskTexts.leave,
      cancelLabel: frontDeskTexts.stay,
    });
    if (isConfirmed) onLeave();
  };
  return (
    <FullScreen
      label={frontDeskTexts.title}
      header={
        <Inline gap="xs" justify="between">
          <Inline gap="sm">
            {brand.mark}
            <Text as="span" size="sm" isBrand>
              {brand.name}
            </Text>
          </Inline>
          <HoldButton
            variant="ghost"
            hint={frontDeskTexts.leaveHint}
            onPress={onLeave}
            onShortPress={askToLeave}
          >
            {frontDeskTexts.leave}
          </HoldButton>
          {unsent > 0 && <Badge tone="warning">{frontDeskTexts.unsent({ count: unsent })}</Badge>}
        </Inline>
      }
    >
      <Split from="tablet" align="stretch" rows="fill">
        <CheckInResult {...checkIn} idle={idle} isPublic />
        <CheckInForm checkIn={checkIn} hasKeypad>
          <Button type="submit" size="lg" isFullWidth>
            {checkInTexts.submit}
          </Button>
        </CheckInForm>
      </Split>
    </FullScreen>
  );
}
