/** How a search ended. */
const Status = { OK: 'OK', ZERO_RESULT: 'ZERO_RESULT', ERROR: 'ERROR' } as const;

type AddressCallback = (result: ReturnType<typeof inBusan>[], status: keyof typeof Status) => void;

/** The part of the maps SDK that the app uses, without any network access. */
export function createKakao(geocodingFails: () => boolean) {
  return {
    maps: {
      /** Like `autoload=false`: the callback comes when everything is ready. */
      load: (callback: () => void): void => {
        setTimeout(callback);
      },
      LatLng,
      Coords,
      Map: FakeMap,
      Marker,
      services: {
        Status,
        /** Finds any address in Busan at its centre, and none elsewhere. */
        Geocoder: class Geocoder {
          addressSearch(address: string, callback: AddressCallback): void {
            setTimeout(() => {
              if (geocodingFails()) callback([], Status.ERROR);
              else if (address.includes('부산')) callback([inBusan(address)], Status.OK);
              else callback([], Status.ZERO_RESULT);
            });
          }
        },
      },
    },
  };
}

/** A geocoded address: x is the longitude, y the latitude. */
function inBusan(address: string) {
  return { address_name: address, address_type: 'ROAD_ADDR', x: '129.0594', y: '35.1577' };
}

class LatLng {
  readonly #lat: number;
  readonly #lng: number;

  constructor(lat: number, lng: number) {
    this.#lat = lat;
    this.#lng = lng;
  }

  equals(other: LatLng): boolean {
    return this.#lat === other.#lat && this.#lng === other.#lng;
  }
}

/** Only for `instanceof`: the app uses latitude and longitude. */
function Coords(): never {
  throw new Error('The fake maps SDK has only LatLng.');
}

/** A picture of a city around a place. */
class FakeMap {
  readonly picture = svg(
    'svg',
    {
      role: 'img',
      'aria-label': '모의 지도',
      width: '100%',
      height: '100%',
      viewBox: '-300 -300 600 600',
      preserveAspectRatio: 'xMidYMid slice',
    },
    ...drawCity(),
  );
  #centre: LatLng;

  constructor(container: HTMLElement, { center }: { readonly center: LatLng }) {
    this.#centre = center;
    container.append(this.picture);
  }

  getCenter(): LatLng {
    return this.#centre;
  }

  setCenter(place: LatLng): void {
    this.#centre = place;
  }

  /** Nothing, since the city is drawn at one level. */
  setLevel(): void {}
}

/** A pin in the middle of the map; its title is its accessible name. */
class Marker {
  readonly #title = svg('title');
  readonly #pin = svg(
    'g',
    {},
    this.#title,
    svg('path', {
      d: 'M0 0 C-4 -12 -14 -16 -14 -27 A14 14 0 1 1 14 -27 C14 -16 4 -12 0 0 Z',
      fill: '#d7263d',
      stroke: '#ffffff',
      'stroke-width': 2,
    }),
    svg('circle', { cx: 0, cy: -27, r: 5, fill: '#ffffff' }),
  );

  constructor({ title = '' }: { readonly title?: string }) {
    this.setTitle(title);
  }

  setMap(map: FakeMap | null): void {
    if (map) map.picture.append(this.#pin);
    else this.#pin.remove();
  }

  /** Nothing, since the map is drawn around its only pin. */
  setPosition(): void {}

  setTitle(title: string): void {
    this.#title.textContent = title;
  }
}

/** A city of equal blocks, in metres. */
function drawCity(): SVGElement[] {
  const id = 'mock-map-city';
  const block = svg(
    'pattern',
    { id, width: 120, height: 120, patternUnits: 'userSpaceOnUse' },
    svg('rect', { width: 120, height: 120, fill: '#ffffff' }),
    svg('rect', { x: 14, y: 14, width: 106, height: 106, fill: '#dfdad0' }),
  );
  const city = { x: -3000, y: -3000, width: 6000, height: 6000 };
  return [block, svg('rect', { ...city, fill: `url(#${id})` })];
}

/** Creates an SVG element with attributes, which a strict content security policy allows. */
function svg(
  name: string,
  attributes: Readonly<Record<string, string | number>> = {},
  ...children: readonly SVGElement[]
): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name) as SVGElement;
  for (const [attribute, value] of Object.entries(attributes))
    element.setAttribute(attribute, String(value));
  element.append(...children);
  return element;
}
