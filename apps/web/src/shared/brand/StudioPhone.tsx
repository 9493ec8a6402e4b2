import { Link } from '@fitness/ui/Link';
import { studio } from '../../config/studio.ts';
import * as styles from './StudioPhone.css.ts';
import { formatPhone } from '../format/format.ts';

/** The desk's number, to be called. */
export const studioPhone = { href: `tel:${studio.phone}`, number: formatPhone(studio.phone) };

/** The desk's number within a sentence; on a phone a press calls it. */
export function StudioPhone() {
  return (
    <span className={styles.whole}>
      <Link href={studioPhone.href} isInline>
        {studioPhone.number}
      </Link>
    </span>
  );
}
