import { useAlert } from '@fitness/ui/AlertDialog';
import { Badge } from '@fitness/ui/Badge';
import { Display } from '@fitness/ui/Display';
import { EmptyState } from '@fitness/ui/EmptyState';
import { FullScreen } from '@fitness/ui/FullScreen';
import { HoldButton } from '@fitness/ui/HoldButton';
import { Inline } from '@fitness/ui/layout/Inline';
import { Split } from '@fitness/ui/layout/Split';
import { useCallback, useState } from 'react';
import { brand } from '../../shared/brand/brand.tsx';
import { useSession } from '../../shared/session/session.ts';
import { sessionErrorOf } from '../../shared/session/session-error.ts';
import { clearSession, stored } from '../../shared/session/storage.ts';
import { SessionNoticeContext } from '../../shared/session/use-session-notice.ts';
import { texts } from '../../shared/texts.ts';
import { useBrowserFullScreen } from './browser-full-screen.ts';
import { FrontDeskForm } from './FrontDeskForm.tsx';
import { FrontDeskResult } from './FrontDeskResult.tsx';
import { frontDeskTexts } from './texts.ts';
import { useFrontDesk } from './use-front-desk.ts';
import { useScreenAwake } from './use-screen-awake.ts';

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
  const { unsentCount, ...desk } = useFrontDesk();
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
          <FrontDeskForm {...desk} />
        </Split>
      ) : (
        <SignInNeeded reason={endReason} />
      )}
    </FullScreen>
  );
}

/** A view for a tablet on the counter, where members check in themselves. */
export function FrontDesk({ onLeave }: FrontDeskProps) {
  const session = useSession();
  const [ended, setEnded] = useState({ token: '', reason: '' });
  // In place of the alert, which a member would have to answer.
  const notice = useCallback(async (error: unknown) => {
    const reason = sessionErrorOf(error);
    if (reason !== null) setEnded({ token: stored('accessToken'), reason });
  }, []);
  const isEnded = session.status === 'signedIn' && session.token === ended.token;
  return (
    <SessionNoticeContext value={notice}>
      <Desk onLeave={onLeave} endReason={isEnded ? ended.reason : null} />
    </SessionNoticeContext>
  );
}
