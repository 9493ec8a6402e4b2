import { Address } from './Address.tsx';
import * as styles from './Location.css.ts';
import { StudioMap } from './StudioMap.tsx';
import { Transport } from './Transport.tsx';

/** The map, address and directions; only the map depends on the maps SDK (docs/product.md#map). */
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
