import { useAlert } from '@fitness/ui/AlertDialog';
import { Badge } from '@fitness/ui/Badge';
import { Button } from '@fitness/ui/Button';
import { Display } from '@fitness/ui/Display';
import { EmptyState } from '@fitness/ui/EmptyState';
import { FullScreen } from '@fitness/ui/FullScreen';
import { HoldButton } from '@fitness/ui/HoldButton';
import { Inline } from '@fitness/ui/layout/Inline';
import { Split } from '@fitness/ui/layout/Split';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { brand } from '../../shared/brand/brand.tsx';
import { elapsed } from '../../shared/dates/clock.ts';
import { sessionErrorOf } from '../../shared/session/session-error.ts';
import { clearSession } from '../../shared/session/session.ts';
import { SessionNoticeContext } from '../../shared/session/use-session-notice.ts';
import { texts } from '../../shared/texts.ts';
import { CheckInForm } from './CheckInForm.tsx';
import { isRecorded } from './check-ins.ts';
import { FrontDeskResult } from './FrontDeskResult.tsx';
import { checkInTexts, frontDeskTexts } from './texts.ts';
import { useCheckIn } from './use-check-in.ts';
import { useBrowserFullScreen, useScreenAwake } from './use-front-desk-window.ts';

/** How long a result stays on the screen, in milliseconds. */
const shownMs = 5_000;

/** The same while another member's result waits. */
const shownMsInQueue = 2_500;

/** How long it stays whatever is typed, because a reader may read a phone twice. */
const leastShownMs = 1_000;

/** How long digits stay in the field after the last key, in milliseconds. */
const typedMs = 15_000;

function subscribeToConnection(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Check-in by the members themselves: nothing of a member stays on the screen (docs/product.md#attendance). */
function useFrontDesk() {
  const desk = useCheckIn('frontDesk');
  const { phone, type, refusal, results, setResults, list } = desk;
  // The browser's word changes what is shown, never what is sent (docs/decisions/037).
  const isOffline = useSyncExternalStore(subscribeToConnection, () => !navigator.onLine);
  const shownAt = useRef({ key: 0, at: 0 });

  useEffect(() => {
    if (results[0] === undefined) return undefined;
    const { key } = results[0];
    if (shownAt.current.key !== key) shownAt.current = { key, at: elapsed() };
    const end = shownAt.current.at + (results.length > 1 ? shownMsInQueue : shownMs);
    const timer = setTimeout(() => setResults((before) => before.slice(1)), end - elapsed());
    return () => clearTimeout(timer);
  }, [results, setResults]);

  // Clears what a member typed and did not submit, so that the next member does not see it.
  useEffect(() => {
    if (phone === '' && refusal === null) return undefined;
    const timer = setTimeout(() => type(''), typedMs);
    return () => clearTimeout(timer);
  }, [phone, refusal, type]);

  return {
    ...desk,
    type: (digits: string) => {
      // The next member does not see the result of the last one.
      if (phone === '' && elapsed() - shownAt.current.at > leastShownMs)
        setResults((before) => before.slice(1));
      type(digits);
    },
    result: refusal ?? results[0] ?? null,
    isOffline,
    /** How many check-ins staff have to send again. */
    unsentCount: list.filter(({ outcome }) => outcome !== null && !isRecorded(outcome)).length,
  };
}

type FrontDeskProps = {
  onLeave: () => void;
};

function SignInNeeded({ reason }: { reason: string }) {
  return (
    <EmptyState
      level={1}
      title={frontDeskTexts.signInNeeded}
      description={`${frontDeskTexts.tellDesk} ${reason}`}
      // A HoldButton, because the Enter of a barcode reader would press a Button. The page's guard redirects to sign-in.
      action={
        <HoldButton variant="primary" hint={frontDeskTexts.signInHint} onPress={clearSession}>
          {texts.signIn}
        </HoldButton>
      }
    />
  );
}

function Desk({ onLeave, endReason }: FrontDeskProps & { endReason: string | null }) {
  const desk = useFrontDesk();
  const { unsentCount } = desk;
  const field = useRef<HTMLInputElement>(null);
  useScreenAwake();
  useBrowserFullScreen();
  const { confirm } = useAlert();
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
            <Display as="span" size="sm">
              {brand.name}
            </Display>
          </Inline>
          <HoldButton
            variant="ghost"
            hint={frontDeskTexts.leaveHint}
            onPress={onLeave}
            onShortPress={askToLeave}
          >
            {frontDeskTexts.leave}
          </HoldButton>
          {unsentCount > 0 && (
            <Badge tone="warning">{frontDeskTexts.unsent({ count: unsentCount })}</Badge>
          )}
        </Inline>
      }
    >
      {endReason === null ? (
        <Split from="tablet" align="stretch" rows="fill">
          <FrontDeskResult {...desk} />
          <CheckInForm
            fieldRef={field}
            phone={desk.phone}
            isInvalid={desk.refusal !== null}
            onChange={desk.type}
            onSubmit={desk.submit}
            keypad={{ label: frontDeskTexts.keypad, size: 'lg' }}
          >
            <Button type="submit" size="lg" isFullWidth>
              {checkInTexts.submit}
            </Button>
          </CheckInForm>
        </Split>
      ) : (
        <SignInNeeded reason={endReason} />
      )}
    </FullScreen>
  );
}

/** A view for a tablet on the counter, where members check in themselves. */
export function FrontDesk({ onLeave }: FrontDeskProps) {
  const [endReason, setEndReason] = useState<string | null>(null);
  // In place of the alert, which a member would have to answer.
  const notice = useCallback(async (error: unknown) => {
    const reason = sessionErrorOf(error);
    if (reason !== null) setEndReason(reason);
  }, []);
  return (
    <SessionNoticeContext value={notice}>
      <Desk onLeave={onLeave} endReason={endReason} />
    </SessionNoticeContext>
  );
}
