import * as styles from './BrandMark.css.ts';
import { brandMarkShape } from './brand-mark-shape.ts';

/** The studio's mark; decoration beside its name. */
export function BrandMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <path d={brandMarkShape.plates} />
      <path className={styles.bar} d={brandMarkShape.bar} />
    </svg>
  );
}
