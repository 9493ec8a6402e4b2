import type { ReactNode } from 'react';
import type { RootProps } from '../../internal/element-props.ts';
import * as styles from './ReservedSpace.css.ts';

/** The props of a ReservedSpace. */
export interface ReservedSpaceProps extends RootProps {
  children: ReactNode;
  /** The content that determines the space, such as a skeleton; invisible and hidden from screen readers. */
  sample: ReactNode;
}

/** Content in the middle of the space of a larger element, to avoid a layout shift when one replaces the other. */
export function ReservedSpace({ children, sample, ...root }: ReservedSpaceProps) {
  return (
    <div {...root} className={styles.root}>
      <div className={styles.sample}>{sample}</div>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
