import { Link } from '@fitness/ui/Link';
import { studio } from '../../config/studio.ts';
import { studioPhone } from '../../shared/brand/StudioPhone.tsx';
import * as styles from './Location.css.ts';
import { mapAppLinks } from './map-apps.ts';
import { locationTexts } from './texts.ts';
import { useCopy } from './use-copy.ts';

/** The address, ready to be copied or opened in a map app, with phone and opening hours. */
export function Address() {
  const { outcome, copy } = useCopy();
  return (
    <section>
      <h2 className={styles.subtitle}>주소</h2>
      <address className={styles.address}>{studio.address}</address>
      <div className={styles.copy}>
        <button type="button" className={styles.button} onClick={() => void copy(studio.address)}>
          {locationTexts.copy}
        </button>
        <p role="status" className={outcome ? styles.outcomes[outcome] : undefined}>
          {outcome && locationTexts[outcome]}
        </p>
      </div>
      <ul role="list" className={styles.row} aria-label="지도 앱에서 보기">
        {mapAppLinks(studio.address).map(({ name, href }) => (
          <li key={name}>
            <Link href={href} isExternal>
              {name}
            </Link>
          </li>
        ))}
      </ul>
      <dl>
        <div className={styles.stop}>
          <dt className={styles.stopName}>전화</dt>
          <dd>
            <Link href={studioPhone.href}>{studioPhone.number}</Link>
          </dd>
        </div>
        <div className={styles.stop}>
          <dt className={styles.stopName}>운영 시간</dt>
          <dd>{studio.hours}</dd>
        </div>
      </dl>
    </section>
  );
}
