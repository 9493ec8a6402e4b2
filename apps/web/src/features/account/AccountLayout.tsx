import { Split } from '@fitness/ui/layout/Split';
import { Stack } from '@fitness/ui/layout/Stack';
import type { ReactNode } from 'react';
import { PasswordForm } from './PasswordForm.tsx';
import { Profile, type ProfileProps } from './Profile.tsx';

export interface AccountLayoutProps extends ProfileProps {
  children: ReactNode;
}

/** The layout of a user's own page: its content beside the profile and the password form. */
export function AccountLayout({ children, ...profile }: AccountLayoutProps) {
  const gap = { phone: 'md', desktop: 'lg' } as const;
  return (
    <Split columns="fill:xl" gap={gap}>
      <Stack gap={gap}>{children}</Stack>
      <Stack gap={gap}>
        <Profile {...profile} />
        <PasswordForm />
      </Stack>
    </Split>
  );
}
