import type { ReactNode } from 'react';
import { noWrap } from './NoWrap.css.ts';

/** Text that stays on one line, such as a date or a phone number. */
export function NoWrap({ children }: { children: ReactNode }) {
  return <span className={noWrap}>{children}</span>;
}
