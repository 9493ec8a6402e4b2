import { event } from './events.ts';
import type { LatLng } from './geo.ts';
import type { FakeMap, Overlay } from './map.ts';
import { svg } from './svg.ts';

interface MarkerOptions {
  readonly position: LatLng;
  readonly map?: FakeMap;
  readonly title?: string;
}

const PIN = 'M0 0 C-4 -12 -14 -16 -14 -27 A14 14 0 1 1 14 -27 C14 -16 4 -12 0 0 Z';

/** A pin on the map; its title is its accessible name. */
export class Marker {
  #map: FakeMap | null = null;
  #position: LatLng;
  #title: string;
  readonly #overlay: Overlay;

  constructor({ position, map, title = '' }: MarkerOptions) {
    this.#position = position;
    this.#title = title;
    this.#overlay = { draw: (toPixels) => this.#pin(toPixels(this.#position)) };
    if (map) this.setMap(map);
  }

  getMap(): FakeMap | null {
    return this.#map;
  }

  setMap(map: FakeMap | null): void {
    this.#map?.removeOverlay(this.#overlay);
    this.#map = map;
    map?.addOverlay(this.#overlay);
  }

  getPosition(): LatLng {
    return this.#position;
  }

  setPosition(position: LatLng): void {
    this.#position = position;
    this.#map?.relayout();
  }

  getTitle(): string {
    return this.#title;
  }

  setTitle(title: string): void {
    this.#title = title;
    this.#map?.relayout();
  }

  // Settings without a meaning for a drawn pin.
  setImage(): void {}
  setAltitude(): void {}
  setClickable(): void {}
  setDraggable(): void {}
  setOpacity(): void {}
  setRange(): void {}
  setZIndex(): void {}

  #pin({ x, y }: { x: number; y: number }): SVGElement {
    const pin = svg('g', { transform: `translate(${x} ${y})` });
    pin.append(
      svg('title', {}, this.#title),
      svg('path', { d: PIN, fill: '#d7263d', stroke: '#ffffff', 'stroke-width': 2 }),
      svg('circle', { cx: 0, cy: -27, r: 5, fill: '#ffffff' }),
    );
    pin.addEventListener('click', (click) => {
      click.stopPropagation();
      event.trigger(this, 'click');
    });
    return pin;
  }
}
