import { Link } from '@fitness/ui/Link';
import { studio } from '../../config/studio.ts';
import { formatPhone } from '../../shared/format.ts';
import * as styles from './Location.css.ts';
import { mapAppLinks } from './map-apps.ts';
import { StudioMap } from './StudioMap.tsx';
import { texts } from './texts.ts';
import { useCopy } from './use-copy.ts';

/** Where the studio is and how to get there; everything but the map itself is always there (docs/product.md#map). */
export const Location = () => {
  const { outcome, copy } = useCopy();
  return (
    <div className={styles.layout}>
      <StudioMap />
      <section>
        <h2>주소</h2>
        <address className={styles.address}>{studio.address}</address>
        <div className={styles.row}>
          <button type="button" className={styles.button} onClick={() => void copy(studio.address)}>
            주소 복사
          </button>
          {mapAppLinks(studio.address).map(({ name, href }) => (
            <Link key={name} href={href} isExternal>
              {name}
            </Link>
          ))}
        </div>
        <p role="status">{outcome && texts[outcome]}</p>
        <p>
          전화 <Link href={`tel:${studio.phone}`}>{formatPhone(studio.phone)}</Link>
        </p>
      </section>
      <section>
        <h2>지하철</h2>
        <ul>
          {studio.subway.map(({ line, station, directions }) => (
            <li key={station}>{`${line} ${station} ${directions}`}</li>
          ))}
        </ul>
      </section>
      <section>
        <h2>버스</h2>
        <ul>
          {studio.buses.map(({ kind, stop, numbers }) => (
            <li key={kind}>{`${kind} ${stop}: ${numbers.join(', ')}`}</li>
          ))}
        </ul>
      </section>
    </div>
  );
};
