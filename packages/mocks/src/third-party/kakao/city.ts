import type { Metres } from './geo.ts';
import { svg } from './svg.ts';

const COLOURS = {
  land: '#ece9e1',
  block: '#f6f4ee',
  park: '#cfe3c4',
  building: '#dfdad0',
  road: '#ffffff',
  avenue: '#f7dd9a',
  water: '#bcd9ea',
};
const BLOCK = 120;
const AVENUE_EVERY = 4;
/** The city ends at a bay this many metres east of its centre. */
const SHORE = 1_400;

/** The visible part of the city: centre, size in pixels, and metres per pixel. */
export interface View {
  readonly centre: Metres;
  readonly width: number;
  readonly height: number;
  readonly metresPerPixel: number;
}

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Draws generated blocks, parks and streets, the same for the same place. */
export function drawCity(view: View): SVGElement {
  // Blocks grow with the distance, to limit their number.
  const size = BLOCK * Math.max(1, view.metresPerPixel / 2);
  const half = {
    east: (view.width * view.metresPerPixel) / 2,
    south: (view.height * view.metresPerPixel) / 2,
  };
  const first = {
    column: Math.floor((view.centre.east - half.east) / size),
    row: Math.floor((view.centre.south - half.south) / size),
  };
  const last = {
    column: Math.ceil((view.centre.east + half.east) / size),
    row: Math.ceil((view.centre.south + half.south) / size),
  };
  const city = svg('g', {
    transform: `translate(${view.width / 2} ${view.height / 2}) scale(${1 / view.metresPerPixel}) translate(${-view.centre.east} ${-view.centre.south})`,
  });
  const area = {
    x: first.column * size,
    y: first.row * size,
    width: (last.column - first.column) * size,
    height: (last.row - first.row) * size,
  };
  city.append(svg('rect', { ...area, fill: COLOURS.land }));

  for (let column = first.column; column < last.column; column += 1) {
    for (let row = first.row; row < last.row; row += 1) city.append(...block(column, row, size));
  }
  for (let column = first.column; column <= last.column; column += 1)
    city.append(street(column, 'x', size, area));
  for (let row = first.row; row <= last.row; row += 1) city.append(street(row, 'y', size, area));
  city.append(
    svg('rect', {
      ...area,
      x: Math.max(area.x, SHORE),
      width: Math.max(0, area.x + area.width - SHORE),
      fill: COLOURS.water,
    }),
  );
  return city;
}

function block(column: number, row: number, size: number): SVGElement[] {
  const [x, y] = [column * size, row * size];
  const isPark = chance(column, row) < 0.12;
  const ground = svg('rect', {
    x,
    y,
    width: size,
    height: size,
    fill: isPark ? COLOURS.park : COLOURS.block,
  });
  if (isPark || size > BLOCK) return [ground];
  const buildings = [0, 1, 2, 3].map((corner) => {
    const width = 22 + Math.floor(chance(column * 4 + corner, row) * 18);
    return svg('rect', {
      x: x + 14 + (corner % 2) * 50,
      y: y + 14 + Math.floor(corner / 2) * 50,
      width,
      height: Math.round(width * (0.7 + chance(row * 4 + corner, column) * 0.5)),
      rx: 2,
      fill: COLOURS.building,
    });
  });
  return [ground, ...buildings];
}

function street(index: number, axis: 'x' | 'y', size: number, area: Area): SVGElement {
  const isAvenue = index % AVENUE_EVERY === 0;
  const at = index * size;
  const line =
    axis === 'x'
      ? { x1: at, x2: at, y1: area.y, y2: area.y + area.height }
      : { y1: at, y2: at, x1: area.x, x2: area.x + area.width };
  return svg('line', {
    ...line,
    stroke: isAvenue ? COLOURS.avenue : COLOURS.road,
    'stroke-width': (size / BLOCK) * (isAvenue ? 20 : 9),
  });
}

// A reproducible number from 0 to 1 for a place.
function chance(column: number, row: number): number {
  const mixed = Math.sin(column * 127.1 + row * 311.7) * 43_758.545;
  return mixed - Math.floor(mixed);
}
