import type { ReactNode } from 'react';
import * as styles from './account.css.ts';

export interface AccountColumnsProps {
  /** What the page is about. */
  children: ReactNode;
  /** The panels of the account itself. */
  account: ReactNode;
}

/** Sets out an account's own page. */
export function AccountColumns({ children, account }: AccountColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.column}>{children}</div>
      <div className={styles.column}>{account}</div>
    </div>
  );
}
