import { Map, MapMarker } from 'react-kakao-maps-sdk';
import { studio } from '../../config/studio.ts';
import { texts } from '../../shared/texts.ts';
import { button } from './Location.css.ts';
import { StreetOutlines } from './StreetOutlines.tsx';
import * as styles from './StudioMap.css.ts';
import { locationTexts } from './texts.ts';
import { usePlace } from './use-place.ts';

/** The map with a marker, its skeleton, or its error with a retry (docs/product.md#map). */
export function StudioMap() {
  const state = usePlace();
  if (state.status === 'ready')
    return (
      <section className={styles.frame} aria-label={locationTexts.map}>
        <Map center={state.place} level={3} scrollwheel={false} className={styles.map}>
          <MapMarker position={state.place} title={studio.name} />
        </Map>
      </section>
    );
  if (state.status === 'loading')
    return (
      <div className={styles.frame} role="status">
        <StreetOutlines className={styles.pulsing} />
        <p className={styles.message}>{locationTexts.loading}</p>
      </div>
    );
  const isUnconfigured = state.status === 'unconfigured';
  return (
    <div className={styles.frame} role="alert">
      <StreetOutlines className={styles.streets} />
      <div className={styles.message}>
        <p className={styles.problem}>
          {isUnconfigured ? locationTexts.unconfigured : locationTexts.failed}
        </p>
        <p className={styles.help}>
          {isUnconfigured ? locationTexts.unconfiguredHelp : locationTexts.failedHelp}
        </p>
        {state.status === 'failed' && (
          <p className={styles.action}>
            <button type="button" className={button} onClick={state.retry}>
              {texts.retry}
            </button>
          </p>
        )}
      </div>
    </div>
  );
}
