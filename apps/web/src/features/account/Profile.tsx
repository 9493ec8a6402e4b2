import { useAlert } from '@fitness/ui/AlertDialog';
import { Button } from '@fitness/ui/Button';
import { TextField } from '@fitness/ui/TextField';
import { formatPhone } from '../../shared/format/format.ts';
import { Panel } from '../../shared/layout/Panel.tsx';
import { useSession } from '../../shared/session/session.ts';
import * as styles from './account.css.ts';
import { accountTexts } from './texts.ts';

export interface ProfileProps {
  /** Shows 전화번호 변경, which refers to the desk (docs/product.md#routes). */
  hasPhoneChange?: boolean;
}

const readOnly = { isReadOnly: true, onChange: () => {} };

export function Profile({ hasPhoneChange }: ProfileProps) {
  const session = useSession();
  const { alert } = useAlert();
  if (session.status !== 'signedIn') return null;
  return (
    <Panel title={accountTexts.profile}>
      <div className={styles.fields}>
        <TextField label={accountTexts.name} value={session.nickname} {...readOnly} />
        <TextField
          label={accountTexts.phone}
          type="tel"
          value={formatPhone(session.ph)}
          {...readOnly}
        />
        {hasPhoneChange && (
          <Button
            variant="secondary"
            isFullWidth
            onPress={() => void alert(accountTexts.phoneAtDesk)}
          >
            {accountTexts.changePhone}
          </Button>
        )}
      </div>
    </Panel>
  );
}
