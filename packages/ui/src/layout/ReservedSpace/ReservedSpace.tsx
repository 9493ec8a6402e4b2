import type { ReactNode } from 'react';
import * as styles from './ReservedSpace.css.ts';

/** The props of a ReservedSpace. */
export interface ReservedSpaceProps {
  children: ReactNode;
  /** What the space is reserved for, such as a skeleton; neither visible nor read. */
  sample: ReactNode;
}

/** Content in the space of something larger, so that what follows does not move when one replaces the other. */
export function ReservedSpace({ children, sample }: ReservedSpaceProps) {
  return (
    <div className={styles.root}>
      <div className={styles.sample} inert>
        {sample}
      </div>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
