import { createRandom } from '../scenarios/seed/random.ts';

const METRES_PER_LATITUDE = 110_940;
// At the latitude of Busan.
const METRES_PER_LONGITUDE = 91_060;
/** The centre of the drawn city. */
const ORIGIN = { lat: 35.1577, lng: 129.0594 };

/** How a search ended. */
const Status = { OK: 'OK', ZERO_RESULT: 'ZERO_RESULT', ERROR: 'ERROR' } as const;

/** A geocoded address: x is the longitude, y the latitude. */
interface AddressResult {
  readonly address_name: string;
  readonly address_type: 'ROAD_ADDR';
  readonly x: string;
  readonly y: string;
}

type AddressCallback = (
  result: AddressResult[],
  status: (typeof Status)[keyof typeof Status],
) => void;

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
        /** Finds any address in Busan near its centre, and none elsewhere. */
        Geocoder: class Geocoder {
          addressSearch(address: string, callback: AddressCallback): void {
            setTimeout(() => {
              if (geocodingFails()) callback([], Status.ERROR);
              else if (address.includes('부산')) callback([placeOf(address)], Status.OK);
              else callback([], Status.ZERO_RESULT);
            });
          }
        },
      },
    },
  };
}

function placeOf(address: string): AddressResult {
  const random = createRandom(address);
  const near = (centre: number): string => (centre + (random.next() - 0.5) * 0.01).toFixed(7);
  return {
    address_name: address,
    address_type: 'ROAD_ADDR',
    x: near(ORIGIN.lng),
    y: near(ORIGIN.lat),
  };
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

  /** Metres to the east and south of the drawn city's centre. */
  get metres(): { x: number; y: number } {
    return {
      x: (this.#lng - ORIGIN.lng) * METRES_PER_LONGITUDE,
      y: (ORIGIN.lat - this.#lat) * METRES_PER_LATITUDE,
    };
  }
}

/** Only for `instanceof`: the app uses latitude and longitude. */
function Coords(): never {
  throw new Error('The fake maps SDK has only LatLng.');
}

/** The width and height of the visible part of the city, in metres. */
const VIEW = 600;

/** A picture of a generated city around a place. */
class FakeMap {
  readonly picture = svg('svg', {
    role: 'img',
    'aria-label': '모의 지도',
    width: '100%',
    height: '100%',
    preserveAspectRatio: 'xMidYMid slice',
  });
  #centre: LatLng;

  constructor(container: HTMLElement, { center }: { readonly center: LatLng }) {
    this.#centre = center;
    this.setCenter(center);
    this.picture.append(...drawCity());
    container.append(this.picture);
  }

  getCenter(): LatLng {
    return this.#centre;
  }

  setCenter(place: LatLng): void {
    this.#centre = place;
    const { x, y } = place.metres;
    this.picture.setAttribute('viewBox', `${x - VIEW / 2} ${y - VIEW / 2} ${VIEW} ${VIEW}`);
  }

  /** Nothing, since the city is drawn at one level. */
  setLevel(): void {}
}

/** A pin on the map; its title is its accessible name. */
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

  constructor({ position, title = '' }: { readonly position: LatLng; readonly title?: string }) {
    this.setPosition(position);
    this.setTitle(title);
  }

  setMap(map: FakeMap | null): void {
    if (map) map.picture.append(this.#pin);
    else this.#pin.remove();
  }

  setPosition(place: LatLng): void {
    const { x, y } = place.metres;
    this.#pin.setAttribute('transform', `translate(${x} ${y})`);
  }

  setTitle(title: string): void {
    this.#title.textContent = title;
  }
}

const COLOURS = {
  street: '#ffffff',
  avenue: '#f7dd9a',
  block: '#f6f4ee',
  park: '#cfe3c4',
  building: '#dfdad0',
};
/** In metres: the distance between streets, and their width. */
const BLOCK = 120;
const STREET = 14;
/** The city repeats a square of four by four blocks, which begins with two avenues. */
const BLOCKS = [0, 1, 2, 3];
const SQUARE = BLOCK * BLOCKS.length;
const CITY = 100 * SQUARE;

function drawCity(): SVGElement[] {
  const id = 'mock-map-city';
  const random = createRandom(id);
  const blocks = BLOCKS.flatMap((column) =>
    BLOCKS.flatMap((row) => {
      const [x, y] = [column * BLOCK + STREET, row * BLOCK + STREET];
      const isPark = random.chance(0.12);
      const ground = rect(x, y, BLOCK - STREET, BLOCK - STREET, isPark ? 'park' : 'block');
      if (isPark) return [ground];
      const buildings = [0, 1, 2, 3].map((corner) =>
        rect(
          x + 8 + (corner % 2) * 50,
          y + 8 + Math.floor(corner / 2) * 50,
          random.int(22, 40),
          random.int(16, 40),
          'building',
        ),
      );
      return [ground, ...buildings];
    }),
  );
  const square = svg(
    'pattern',
    { id, width: SQUARE, height: SQUARE, patternUnits: 'userSpaceOnUse' },
    rect(0, 0, SQUARE, SQUARE, 'street'),
    rect(0, 0, SQUARE, STREET, 'avenue'),
    rect(0, 0, STREET, SQUARE, 'avenue'),
    ...blocks,
  );
  const city = { x: -CITY / 2, y: -CITY / 2, width: CITY, height: CITY };
  return [square, svg('rect', { ...city, fill: `url(#${id})` })];
}

function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  colour: keyof typeof COLOURS,
): SVGElement {
  return svg('rect', { x, y, width, height, fill: COLOURS[colour] });
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
