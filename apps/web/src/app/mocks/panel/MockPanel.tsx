import { Dialog } from '@fitness/ui/Dialog';
import { LocaleProvider } from '@fitness/ui/LocaleProvider';
import { demoAccounts } from '@fitness/mocks/demo-accounts';
import { useSyncExternalStore } from 'react';
import { type Session, useSession } from '../../../shared/session/session.ts';
import { RequestLog } from './RequestLog.tsx';
import { FaultSection } from './FaultSection.tsx';
import { LinkSection } from './LinkSection.tsx';
import type { MockControls } from '../mock-controls.ts';
import { linkWith, visitor } from '../mock-link.ts';
import { PersonaSection } from './PersonaSection.tsx';
import { StudioSection } from './StudioSection.tsx';
import * as styles from './MockPanel.css.ts';

type Props = {
  desk: MockControls;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Loads the app anew, after a change that it holds traces of. */
  onRestart: () => void;
};

function personaOf(session: Session) {
  if (session.status !== 'signedIn') return session.status === 'signedOut' ? visitor : undefined;
  return demoAccounts.find(({ userId }) => String(userId) === session.userId)?.username;
}

/** 목 패널: who is signed in, what the mock backend holds, what goes wrong in it, and what it was asked. */
export function MockPanel({ desk, isOpen, onOpenChange, onRestart }: Props) {
  const settings = useSyncExternalStore(desk.subscribe, desk.settings);
  const persona = personaOf(useSession());
  return (
    <LocaleProvider>
      <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title="목 패널" size="lg">
        <div className={styles.sections}>
          <PersonaSection desk={desk} current={persona} onDone={() => onOpenChange(false)} />
          <FaultSection desk={desk} settings={settings} />
          <RequestLog calls={desk.calls} />
          <StudioSection desk={desk} settings={settings} onRestart={onRestart} />
          <LinkSection link={linkWith(window.location.href, settings, persona)} />
        </div>
      </Dialog>
    </LocaleProvider>
  );
}
