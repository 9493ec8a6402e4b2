import { Address } from './Address.tsx';
import * as styles from './Location.css.ts';
import { StudioMap } from './StudioMap.tsx';
import { Transport } from './Transport.tsx';

/** Where the studio is and how to get there; everything but the map itself is always there (docs/product.md#map). */
export function Location() {
  return (
    <div className={styles.layout}>
      <StudioMap />
      <div className={styles.details}>
        <Address />
        <Transport />
      </div>
    </div>
  );
}
