import type { Item } from '../item.ts';
import * as styles from './row.css.ts';

/** The name of a row in a popover, followed by why it cannot be chosen. */
export function RowText({ label, disabledReason }: Pick<Item, 'label' | 'disabledReason'>) {
  return (
    <span className={styles.text}>
      <span>{label}</span>
      {disabledReason !== undefined && <span className={styles.reason}>{disabledReason}</span>}
    </span>
  );
}
