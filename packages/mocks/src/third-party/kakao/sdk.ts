import { event } from './events.ts';
import { Coords, LatLng, LatLngBounds } from './geo.ts';
import { FakeMap } from './map.ts';
import { Marker } from './marker.ts';
import { createGeocoder, Status, type TakeFailure } from './services.ts';

/** The part of the maps SDK that the app uses, without any network access. */
export function createKakao(geocodingFails: TakeFailure) {
  return {
    maps: {
      /** Like `autoload=false`: the callback comes when everything is ready. */
      load: (callback: () => void): void => {
        setTimeout(callback);
      },
      LatLng,
      Coords,
      LatLngBounds,
      Map: FakeMap,
      Marker,
      MapTypeId: { ROADMAP: 1, NORMAL: 1, SKYVIEW: 2, HYBRID: 3 },
      event,
      services: { Geocoder: createGeocoder(geocodingFails), Status },
    },
  };
}
