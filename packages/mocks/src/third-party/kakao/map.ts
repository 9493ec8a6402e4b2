import { drawCity, type View } from './city.ts';
import { event } from './events.ts';
import { fromMetres, LatLng, LatLngBounds, toMetres, type Coords, type Metres } from './geo.ts';
import { svg } from './svg.ts';

interface MapOptions {
  readonly center: LatLng | Coords;
  readonly level?: number;
  readonly draggable?: boolean;
}

/** Something drawn on the map. */
export interface Overlay {
  readonly draw: (toPixels: (place: LatLng) => { x: number; y: number }) => SVGElement;
}

const FALLBACK_SIZE = { width: 640, height: 360 };

/** A map of a generated city; it can be dragged and zoomed by double click. */
export class FakeMap {
  readonly #container: HTMLElement;
  readonly #picture = svg('svg', {
    role: 'img',
    'aria-label': '모의 지도',
    width: '100%',
    height: '100%',
  });
  readonly #overlays = new Set<Overlay>();
  #centre: Metres;
  #level: number;
  #draggable: boolean;
  #mapTypeId = 1;

  constructor(container: HTMLElement, { center, level = 3, draggable = true }: MapOptions) {
    this.#container = container;
    this.#centre = toMetres(asLatLng(center));
    this.#level = level;
    this.#draggable = draggable;
    container.style.overflow = 'hidden';
    container.append(this.#picture);
    this.#listenToPointer();
    new ResizeObserver(() => this.relayout()).observe(container);
    this.relayout();
    setTimeout(() => this.#tell('tilesloaded', 'idle'));
  }

  getNode(): HTMLElement {
    return this.#container;
  }

  getCenter(): LatLng {
    return fromMetres(this.#centre);
  }

  setCenter(place: LatLng | Coords): void {
    this.#centre = toMetres(asLatLng(place));
    this.relayout();
    this.#tell('center_changed', 'bounds_changed', 'idle');
  }

  panTo(place: LatLng | Coords): void {
    this.setCenter(place);
  }

  getLevel(): number {
    return this.#level;
  }

  setLevel(level: number): void {
    if (level === this.#level) return;
    this.#tell('zoom_start');
    this.#level = Math.min(14, Math.max(1, level));
    this.relayout();
    this.#tell('zoom_changed', 'bounds_changed', 'idle');
  }

  getBounds(): LatLngBounds {
    const { width, height, metresPerPixel } = this.#view();
    const corner = (sign: number): LatLng =>
      fromMetres({
        east: this.#centre.east + (sign * width * metresPerPixel) / 2,
        south: this.#centre.south + (sign * height * metresPerPixel) / 2,
      });
    return new LatLngBounds(corner(-1), corner(1));
  }

  setBounds(bounds: LatLngBounds): void {
    const [a, b] = [bounds.getSouthWest(), bounds.getNorthEast()];
    this.setCenter(new LatLng((a.getLat() + b.getLat()) / 2, (a.getLng() + b.getLng()) / 2));
  }

  getMapTypeId(): number {
    return this.#mapTypeId;
  }

  setMapTypeId(id: number): void {
    this.#mapTypeId = id;
    this.#tell('maptypeid_changed');
  }

  setDraggable(draggable: boolean): void {
    this.#draggable = draggable;
  }

  getDraggable(): boolean {
    return this.#draggable;
  }

  // Settings without a meaning for a drawn map.
  setZoomable(): void {}
  setKeyboardShortcuts(): void {}
  setProjectionId(): void {}
  setMinLevel(): void {}
  setMaxLevel(): void {}

  /** Redraws the map, for example after the container was resized. */
  relayout(): void {
    const view = this.#view();
    const toPixels = (place: LatLng): { x: number; y: number } => {
      const { east, south } = toMetres(place);
      return {
        x: view.width / 2 + (east - view.centre.east) / view.metresPerPixel,
        y: view.height / 2 + (south - view.centre.south) / view.metresPerPixel,
      };
    };
    this.#picture.setAttribute('viewBox', `0 0 ${view.width} ${view.height}`);
    this.#picture.replaceChildren(
      drawCity(view),
      ...[...this.#overlays].map((overlay) => overlay.draw(toPixels)),
    );
  }

  addOverlay(overlay: Overlay): void {
    this.#overlays.add(overlay);
    this.relayout();
  }

  removeOverlay(overlay: Overlay): void {
    this.#overlays.delete(overlay);
    this.relayout();
  }

  #view(): View {
    const { clientWidth, clientHeight } = this.#container;
    return {
      centre: this.#centre,
      width: clientWidth || FALLBACK_SIZE.width,
      height: clientHeight || FALLBACK_SIZE.height,
      metresPerPixel: 2 ** (this.#level - 3),
    };
  }

  #tell(...types: string[]): void {
    for (const type of types) event.trigger(this, type);
  }

  #listenToPointer(): void {
    const picture = this.#picture;
    picture.addEventListener('dblclick', () => this.setLevel(this.#level - 1));
    picture.addEventListener('click', () => this.#tell('click'));
    picture.addEventListener('pointerdown', (down) => {
      if (!this.#draggable) return;
      const [start, { metresPerPixel }] = [this.#centre, this.#view()];
      const move = ({ clientX, clientY }: PointerEvent): void => {
        this.#centre = {
          east: start.east - (clientX - down.clientX) * metresPerPixel,
          south: start.south - (clientY - down.clientY) * metresPerPixel,
        };
        this.relayout();
        this.#tell('drag', 'center_changed');
      };
      const up = (): void => {
        picture.removeEventListener('pointermove', move);
        this.#tell('dragend', 'bounds_changed', 'idle');
      };
      picture.setPointerCapture(down.pointerId);
      picture.addEventListener('pointermove', move);
      picture.addEventListener('pointerup', up, { once: true });
      this.#tell('dragstart');
    });
  }
}

function asLatLng(place: LatLng | Coords): LatLng {
  return place instanceof LatLng ? place : place.toLatLng();
}
