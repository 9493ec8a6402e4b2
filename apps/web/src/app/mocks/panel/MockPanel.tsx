import { Dialog } from '@fitness/ui/Dialog';
import { LocaleProvider } from '@fitness/ui/LocaleProvider';
import { Stack } from '@fitness/ui/layout/Stack';
import { demoAccounts } from '@fitness/mocks/demo-accounts';
import { useSyncExternalStore } from 'react';
import { type Session, useSession } from '../../../shared/session/session.ts';
import { RequestLog } from './RequestLog.tsx';
import { FaultSection } from './FaultSection.tsx';
import { LinkSection } from './LinkSection.tsx';
import type { MockControls } from '../mock-controls.ts';
import { linkWith, visitor } from '../mock-link.ts';
import { mockPanelTitle } from '../mock-panel-title.ts';
import { PersonaSection } from './PersonaSection.tsx';
import { StudioSection } from './StudioSection.tsx';

type Props = {
  controls: MockControls;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Reloads the app after the backend's data or time has changed, which the app's state does not reflect. */
  onRestart: () => void;
};

function personaOf(session: Session) {
  if (session.status !== 'signedIn') return session.status === 'signedOut' ? visitor : undefined;
  return demoAccounts.find(({ userId }) => String(userId) === session.userId)?.username;
}

/** The mock panel: the signed-in user, the data, time and faults of the mock backend, and its requests. */
export function MockPanel({ controls, isOpen, onOpenChange, onRestart }: Props) {
  const settings = useSyncExternalStore(controls.subscribe, controls.settings);
  const persona = personaOf(useSession());
  return (
    <LocaleProvider>
      <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={mockPanelTitle} size="lg">
        <Stack gap="md">
          <PersonaSection
            controls={controls}
            current={persona}
            onDone={() => onOpenChange(false)}
          />
          <FaultSection controls={controls} settings={settings} />
          <RequestLog log={controls.requestLog} />
          <StudioSection controls={controls} settings={settings} onRestart={onRestart} />
          <LinkSection link={linkWith(window.location.href, settings, persona)} />
        </Stack>
      </Dialog>
    </LocaleProvider>
  );
}
