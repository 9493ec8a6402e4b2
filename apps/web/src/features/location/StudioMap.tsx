import { Button } from '@fitness/ui/Button';
import { MapFrame } from '@fitness/ui/MapFrame';
import { Map, MapMarker } from 'react-kakao-maps-sdk';
import { studio } from '../../config/studio.ts';
import { texts } from '../../shared/texts.ts';
import { locationTexts } from './texts.ts';
import { usePlace } from './use-place.ts';

const problems = {
  unconfigured: { message: locationTexts.unconfigured, help: locationTexts.unconfiguredHelp },
  failed: { message: locationTexts.failed, help: locationTexts.failedHelp },
};

/** The map with a marker, its skeleton, or its error with a retry (docs/product.md#map). */
export function StudioMap() {
  const state = usePlace();
  if (state.status === 'ready')
    return (
      <MapFrame status="ready" label={locationTexts.map}>
        <Map center={state.place} level={3} scrollwheel={false}>
          <MapMarker position={state.place} title={studio.name} />
        </Map>
      </MapFrame>
    );
  if (state.status === 'loading')
    return <MapFrame status="loading" message={locationTexts.loading} />;
  return (
    <MapFrame
      status="failed"
      {...problems[state.status]}
      action={
        state.status === 'failed' ? (
          <Button variant="secondary" size="sm" onPress={state.retry}>
            {texts.retry}
          </Button>
        ) : undefined
      }
    />
  );
}
