import { Button } from '@fitness/ui/Button';
import { MapFrame } from '@fitness/ui/MapFrame';
import { useEffect, useState } from 'react';
import { Map, MapMarker } from 'react-kakao-maps-sdk';
import { env } from '../../config/env.ts';
import { studio } from '../../config/studio.ts';
import { texts } from '../../lib/texts.ts';
import { locate, type Place } from './maps-sdk.ts';
import { locationTexts } from './texts.ts';

/** The map with a marker, its skeleton, or its error with a retry (docs/product.md#map). */
export function StudioMap() {
  const [place, setPlace] = useState<Place | 'loading' | 'failed'>('loading');

  useEffect(() => {
    if (env.mapKey === '' || place !== 'loading') return undefined;
    const leaving = new AbortController();
    locate(studio.address, env.mapKey, leaving.signal).then(setPlace, (error: unknown) => {
      if (leaving.signal.aborted) return;
      console.warn('[fitness]', error);
      setPlace('failed');
    });
    return () => leaving.abort();
  }, [place]);

  if (env.mapKey === '')
    return (
      <MapFrame
        status="failed"
        message={locationTexts.unconfigured}
        help={locationTexts.unconfiguredHelp}
      />
    );
  if (place === 'loading') return <MapFrame status="loading" message={locationTexts.loading} />;
  if (place === 'failed')
    return (
      <MapFrame
        status="failed"
        message={locationTexts.failed}
        help={locationTexts.failedHelp}
        action={
          <Button variant="secondary" size="sm" onPress={() => setPlace('loading')}>
            {texts.retry}
          </Button>
        }
      />
    );
  return (
    <MapFrame status="ready" label={locationTexts.map}>
      <Map center={place} level={3} scrollwheel={false}>
        <MapMarker position={place} title={studio.name} />
      </Map>
    </MapFrame>
  );
}
