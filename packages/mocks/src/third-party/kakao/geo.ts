const METRES_PER_LATITUDE = 110_940;
// At the latitude of Busan.
const METRES_PER_LONGITUDE = 91_060;
/** The centre of the drawn city. */
const ORIGIN = { lat: 35.1577, lng: 129.0594 };

/** A point in metres to the east and south of the drawn city's centre. */
export interface Metres {
  readonly east: number;
  readonly south: number;
}

/** A place by latitude and longitude. */
export class LatLng {
  readonly #lat: number;
  readonly #lng: number;

  constructor(lat: number, lng: number) {
    this.#lat = lat;
    this.#lng = lng;
  }

  getLat(): number {
    return this.#lat;
  }

  getLng(): number {
    return this.#lng;
  }

  equals(other: LatLng): boolean {
    return this.#lat === other.getLat() && this.#lng === other.getLng();
  }

  toString(): string {
    return `(${this.#lat}, ${this.#lng})`;
  }

  toCoords(): Coords {
    return new Coords(this.#lng * METRES_PER_LONGITUDE, this.#lat * METRES_PER_LATITUDE);
  }
}

/** A place in the maps service's own plane. */
export class Coords {
  readonly #x: number;
  readonly #y: number;

  constructor(x: number, y: number) {
    this.#x = x;
    this.#y = y;
  }

  getX(): number {
    return this.#x;
  }

  getY(): number {
    return this.#y;
  }

  equals(other: Coords): boolean {
    return this.#x === other.getX() && this.#y === other.getY();
  }

  toString(): string {
    return `(${this.#x}, ${this.#y})`;
  }

  toLatLng(): LatLng {
    return new LatLng(this.#y / METRES_PER_LATITUDE, this.#x / METRES_PER_LONGITUDE);
  }
}

/** The rectangle around some places. */
export class LatLngBounds {
  #places: LatLng[];

  constructor(...places: LatLng[]) {
    this.#places = places;
  }

  extend(place: LatLng): void {
    this.#places.push(place);
  }

  isEmpty(): boolean {
    return this.#places.length === 0;
  }

  getSouthWest(): LatLng {
    return new LatLng(Math.min(...this.#latitudes()), Math.min(...this.#longitudes()));
  }

  getNorthEast(): LatLng {
    return new LatLng(Math.max(...this.#latitudes()), Math.max(...this.#longitudes()));
  }

  contain(place: LatLng): boolean {
    const [south, north] = [this.getSouthWest(), this.getNorthEast()];
    const isWithin = (value: number, low: number, high: number): boolean =>
      value >= low && value <= high;
    return (
      isWithin(place.getLat(), south.getLat(), north.getLat()) &&
      isWithin(place.getLng(), south.getLng(), north.getLng())
    );
  }

  #latitudes(): number[] {
    return this.#places.map((place) => place.getLat());
  }

  #longitudes(): number[] {
    return this.#places.map((place) => place.getLng());
  }
}

/** Where a place is in the drawn city. */
export function toMetres(place: LatLng): Metres {
  return {
    east: (place.getLng() - ORIGIN.lng) * METRES_PER_LONGITUDE,
    south: (ORIGIN.lat - place.getLat()) * METRES_PER_LATITUDE,
  };
}

/** The place at a point of the drawn city. */
export function fromMetres({ east, south }: Metres): LatLng {
  return new LatLng(
    ORIGIN.lat - south / METRES_PER_LATITUDE,
    ORIGIN.lng + east / METRES_PER_LONGITUDE,
  );
}
