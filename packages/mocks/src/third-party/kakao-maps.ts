import { drawMap } from './kakao-map-picture.ts';

/** The studio's corner of Busan, which every address is found at. */
const studio = { latitude: 35.1577, longitude: 129.0592 };

class LatLng {
  readonly #latitude: number;
  readonly #longitude: number;
  constructor(latitude: number, longitude: number) {
    this.#latitude = latitude;
    this.#longitude = longitude;
  }
  getLat() {
    return this.#latitude;
  }
  getLng() {
    return this.#longitude;
  }
}

class LatLngBounds {
  readonly #points: LatLng[] = [];
  extend(point: LatLng) {
    this.#points.push(point);
  }
  contain(point: LatLng) {
    return this.#points.includes(point);
  }
  isEmpty() {
    return this.#points.length === 0;
  }
}

class FakeMap {
  readonly #container: HTMLElement;
  #center: LatLng;
  #level: number;
  constructor(container: HTMLElement, options: { center: LatLng; level?: number }) {
    this.#container = container;
    this.#center = options.center;
    this.#level = options.level ?? 3;
    drawMap(container);
  }
  getNode() {
    return this.#container;
  }
  getCenter() {
    return this.#center;
  }
  setCenter(center: LatLng) {
    this.#center = center;
  }
  panTo(center: LatLng) {
    this.#center = center;
  }
  getLevel() {
    return this.#level;
  }
  setLevel(level: number) {
    this.#level = level;
  }
  getBounds() {
    return new LatLngBounds();
  }
  relayout() {}
  setMapTypeId() {}
  setDraggable() {}
  setZoomable() {}
  setMinLevel() {}
  setMaxLevel() {}
  setKeyboardShortcuts() {}
  addControl() {}
  removeControl() {}
  setCopyrightPosition() {}
  setCursor() {}
}

/** The pin is part of the drawn map; the marker only keeps what it is told. */
class Marker {
  #map: FakeMap | null = null;
  #position: LatLng;
  constructor(options: { position: LatLng; map?: FakeMap }) {
    this.#position = options.position;
    this.#map = options.map ?? null;
  }
  setMap(map: FakeMap | null) {
    this.#map = map;
  }
  getMap() {
    return this.#map;
  }
  setPosition(position: LatLng) {
    this.#position = position;
  }
  getPosition() {
    return this.#position;
  }
  setTitle() {}
  setClickable() {}
  setDraggable() {}
  setZIndex() {}
  setOpacity() {}
  setImage() {}
}

const Status = { OK: 'OK', ZERO_RESULT: 'ZERO_RESULT', ERROR: 'ERROR' } as const;

type Found = { address_name: string; x: string; y: string };

class Geocoder {
  addressSearch(address: string, callback: (found: Found[], status: string) => void) {
    const found = { address_name: address, x: String(studio.longitude), y: String(studio.latitude) };
    queueMicrotask(() => (address.trim() === '' ? callback([], Status.ZERO_RESULT) : callback([found], Status.OK)));
  }
}

/** The fake of `window.kakao`: enough of the maps SDK for a map with a marker and geocoding, offline. */
export const kakao = {
  maps: {
    load: (callback: () => void) => queueMicrotask(callback),
    LatLng,
    Coords: LatLng,
    LatLngBounds,
    Map: FakeMap,
    MapTypeId: { ROADMAP: 1, SKYVIEW: 2, HYBRID: 3 },
    Marker,
    event: { addListener() {}, removeListener() {} },
    services: { Geocoder, Status },
  },
};
