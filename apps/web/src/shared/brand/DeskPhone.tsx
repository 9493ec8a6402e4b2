import { Link } from '@fitness/ui/Link';
import { studio } from '../../config/studio.ts';
import * as styles from './DeskPhone.css.ts';
import { formatPhone } from '../format/format.ts';

/** The desk's number, to be called. */
export const deskPhone = { href: `tel:${studio.phone}`, number: formatPhone(studio.phone) };

/** The desk's number within a sentence; on a phone a press calls it. */
export function DeskPhone() {
  return (
    <span className={styles.whole}>
      <Link href={deskPhone.href} isInline>
        {deskPhone.number}
      </Link>
    </span>
  );
}
