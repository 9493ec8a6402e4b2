import { useAlert } from '@fitness/ui/AlertDialog';
import { Button } from '@fitness/ui/Button';
import { Link } from '@fitness/ui/Link';
import { Panel } from '@fitness/ui/Panel';
import { TextField } from '@fitness/ui/TextField';
import { Split } from '@fitness/ui/layout/Split';
import { Stack } from '@fitness/ui/layout/Stack';
import type { ReactNode } from 'react';
import { SectionBoundary } from '../../lib/SectionBoundary.tsx';
import { formatPhone } from '../../lib/format.ts';
import { pages } from '../../lib/pages.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../session/session.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { accountTexts } from './texts.ts';

/** The space between the parts. */
const gap = { phone: 'md', desktop: 'lg' } as const;

const readOnly = { isReadOnly: true, variant: 'plain' } as const;

function Profile({ hasPhoneChange }: { hasPhoneChange: boolean }) {
  const session = useSession();
  const { alert } = useAlert();
  if (session.status !== 'signedIn') return null;
  const { nickname, ph, role } = session;
  return (
    <Stack gap="sm">
      <Stack>
        <TextField label={accountTexts.name} value={nickname} {...readOnly} />
        <TextField label={accountTexts.phone} type="tel" value={formatPhone(ph)} {...readOnly} />
      </Stack>
      {role === 'customer' && (
        <div>
          <Link href={paths.payments}>{pages.payments.title}</Link>
        </div>
      )}
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
  );
}

export interface AccountLayoutProps {
  children: ReactNode;
  /** The last part, below `children` in wide windows. */
  end?: ReactNode;
  /** Shows 전화번호 변경, which refers to the desk (docs/product.md#routes). */
  hasPhoneChange?: boolean;
}

/** The layout of a user's own page: its content beside the profile with the password form. */
export function AccountLayout({ children, end, hasPhoneChange = false }: AccountLayoutProps) {
  return (
    <Split columns="fill:xl" gap={gap}>
      <Stack gap={gap}>
        <SectionBoundary>{children}</SectionBoundary>
      </Stack>
      <Panel title={accountTexts.profile}>
        <Stack dividers="lg">
          <Profile hasPhoneChange={hasPhoneChange} />
          <PasswordForm />
        </Stack>
      </Panel>
      {end && <SectionBoundary>{end}</SectionBoundary>}
    </Split>
  );
}
