import type { ReactNode } from 'react';
import type { RootProps } from '../../internal/element-props.ts';
import * as styles from './PageHeading.css.ts';

/** The props of a PageHeading. */
export interface PageHeadingProps extends RootProps {
  /** The title of the page. */
  children: ReactNode;
  /** One sentence that says what the page is for, or a link back. */
  lead?: ReactNode;
  /** Actions for the whole page, beside the title if there is space. */
  actions?: ReactNode;
}

/** The one first-level heading of a page, with its lead. */
export function PageHeading({ children, lead, actions, ...root }: PageHeadingProps) {
  return (
    <div {...root} className={styles.row}>
      <div className={styles.text}>
        <h1 className={styles.title}>{children}</h1>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
