import { useAlert } from '@fitness/ui/AlertDialog';
import { Button } from '@fitness/ui/Button';
import { Split } from '@fitness/ui/layout/Split';
import { Stack } from '@fitness/ui/layout/Stack';
import { Panel } from '@fitness/ui/Panel';
import { TextField } from '@fitness/ui/TextField';
import type { ReactNode } from 'react';
import { formatPhone } from '../../shared/format/format.ts';
import { SectionBoundary } from '../../shared/layout/SectionBoundary.tsx';
import { useSession } from '../../shared/session/session.ts';
import { useShortWait } from '../../shared/use-short-wait.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { accountTexts } from './texts.ts';

const readOnly = { isReadOnly: true, variant: 'plain' } as const;

function Profile({ hasPhoneChange }: { hasPhoneChange: boolean }) {
  const session = useSession();
  const { alert } = useAlert();
  if (session.status !== 'signedIn') return null;
  const { nickname, ph } = session;
  return (
    <Panel title={accountTexts.profile}>
      <Stack gap="sm">
        <Stack>
          <TextField label={accountTexts.name} value={nickname} {...readOnly} />
          <TextField label={accountTexts.phone} type="tel" value={formatPhone(ph)} {...readOnly} />
        </Stack>
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

/** The space between the parts. */
export const accountGap = { phone: 'md', desktop: 'lg' } as const;

export interface AccountLayoutProps {
  children: ReactNode;
  /** Shown before the content; in wide windows beside it, above the profile. */
  start?: ReactNode;
  /** Delays the rest of the page until the height of `start` is known, to avoid a layout shift; for two seconds at most. */
  isStartLoading?: boolean;
  /** Shows 전화번호 변경, which refers to the desk (docs/product.md#routes). */
  hasPhoneChange?: boolean;
}

/** The layout of a user's own page: its content beside the profile and the password form. */
export function AccountLayout(props: AccountLayoutProps) {
  const { children, start, isStartLoading = false, hasPhoneChange = false } = props;
  const isHeldBack = useShortWait(isStartLoading);
  return (
    <Split columns={start ? '1:1' : 'fill:xl'} gap={accountGap}>
      {start && <SectionBoundary>{start}</SectionBoundary>}
      {!isHeldBack && (
        <Stack gap={accountGap}>
          <SectionBoundary>{children}</SectionBoundary>
        </Stack>
      )}
      {!isHeldBack && (
        <Stack gap={accountGap}>
          <Profile hasPhoneChange={hasPhoneChange} />
          <PasswordForm />
        </Stack>
      )}
    </Split>
  );
}
