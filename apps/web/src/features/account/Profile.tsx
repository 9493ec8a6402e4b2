import { TextField } from '@fitness/ui/TextField';
import type { ReactNode } from 'react';
import { formatPhone } from '../../shared/format/format.ts';
import { Panel } from '../../shared/layout/Panel.tsx';
import { useSession } from '../../shared/session/session.ts';
import * as styles from './account.css.ts';
import { accountTexts } from './texts.ts';

function unchanged() {}

/** The signed-in person's name and phone, as the token says, to be read only. */
export function Profile({
  phoneAction,
}: {
  /** What can be done about the phone, under its field. */ phoneAction?: ReactNode;
}) {
  const session = useSession();
  if (session.status !== 'signedIn') return null;
  return (
    <Panel title={accountTexts.profile}>
      <div className={styles.fields}>
        <TextField
          label={accountTexts.name}
          value={session.nickname}
          onChange={unchanged}
          isReadOnly
        />
        <TextField
          label={accountTexts.phone}
          type="tel"
          value={formatPhone(session.ph)}
          onChange={unchanged}
          isReadOnly
        />
        {phoneAction}
      </div>
    </Panel>
  );
}
