import { useAlert } from '@fitness/ui/AlertDialog';
import { Button } from '@fitness/ui/Button';
import { Panel } from '@fitness/ui/Panel';
import { TextField } from '@fitness/ui/TextField';
import { Stack } from '@fitness/ui/layout/Stack';
import { formatPhone } from '../../shared/format/format.ts';
import { useSession } from '../../shared/session/session.ts';
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
      <Stack gap="sm">
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
      </Stack>
    </Panel>
  );
}
