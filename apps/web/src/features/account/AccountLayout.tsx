import type { ReactNode } from 'react';
import * as styles from './account.css.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { Profile, type ProfileProps } from './Profile.tsx';

export interface AccountLayoutProps extends ProfileProps {
  children: ReactNode;
}

/** The layout of a user's own page: its content beside the profile and the password form. */
export function AccountLayout({ children, ...profile }: AccountLayoutProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.column}>{children}</div>
      <div className={styles.column}>
        <Profile {...profile} />
        <PasswordForm />
      </div>
    </div>
  );
}
