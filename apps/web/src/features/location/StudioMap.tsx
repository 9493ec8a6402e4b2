import { Skeleton, SkeletonGroup } from '@fitness/ui/Skeleton';
import { Map, MapMarker } from 'react-kakao-maps-sdk';
import { studio } from '../../config/studio.ts';
import * as styles from './Location.css.ts';
import { texts } from './texts.ts';
import { usePlace } from './use-place.ts';

/** The map with the studio's pin; a skeleton before, and a way to try again when it will not come. */
export const StudioMap = () => {
  const state = usePlace();
  if (state.status === 'ready')
    return (
      <div className={styles.frame} role="region" aria-label="지도">
        <Map center={state.place} level={3} className={styles.map} scrollwheel={false}>
          <MapMarker position={state.place} title={studio.name} />
        </Map>
      </div>
    );
  if (state.status === 'loading')
    return (
      <div className={styles.frame}>
        <SkeletonGroup label={texts.loading}>
          <Skeleton variant="block" height="chart" />
        </SkeletonGroup>
      </div>
    );
  const isMissingKey = state.status === 'unconfigured';
  return (
    <div className={styles.frame} role="alert">
      <p className={styles.problem}>{isMissingKey ? texts.unconfigured : texts.failed}</p>
      <p>{isMissingKey ? texts.unconfiguredHelp : texts.failedHelp}</p>
      {state.status === 'failed' && (
        <button type="button" className={styles.button} onClick={state.retry}>
          다시 시도
        </button>
      )}
    </div>
  );
};
