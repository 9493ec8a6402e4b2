import type { RootProps } from '../../internal/element-props.ts';
import * as styles from './EmptyDrawing.css.ts';

const { accent, body, core, dots, keyhole, line, quiet, quietBody, quietTube, tube } = styles;

/** A rectangle with round corners, as path data. */
function box(x: number, y: number, width: number, height: number, r: number) {
  const [w, h] = [width - 2 * r, height - 2 * r];
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${x + r} ${y}h${w}${corner(r, r)}v${h}${corner(-r, r)}h${-w}${corner(-r, -r)}v${-h}${corner(r, -r)}z`;
}

/** The bent part of a hook, as path data. */
function bend(x: number, length: number, r: number) {
  return `M${x} 52v${length}a${r} ${r} 0 0 0 ${2 * r} 0v-7`;
}

const sides = bend(36, 30, 13) + bend(148, 30, 13);
const middle = bend(92, 40, 15);
const holes = 'v.01m0 12v.01m0 40v.01m0 12v.01m0 12v.01';

type Layer = readonly [className: string, data: string];

/** The layers of a drawing, the lowest first. */
const paths = (...layers: Layer[]) =>
  layers.map(([className, data]) => <path key={data} className={className} d={data} />);

const drawings = {
  hook: paths(
    [quietTube, sides],
    [tube, middle],
    [core, sides + middle],
    [quietBody, box(28, 40, 16, 16, 3) + box(140, 40, 16, 16, 3)],
    [body, box(84, 40, 16, 16, 3)],
    [body, box(12, 22, 176, 22, 4)],
    [dots, 'M24 33h.01m151.98 0h.01'],
  ),
  rack: paths(
    [body, box(30, 124, 52, 8, 4) + box(118, 124, 52, 8, 4) + box(56, 14, 88, 10, 0)],
    [body, box(50, 10, 13, 116, 2) + box(137, 10, 13, 116, 2)],
    [dots, `M56.5 32${holes}M143.5 32${holes}`],
    [line, 'M26 62.5h148'],
    [body, box(6, 57, 30, 11, 3) + box(164, 57, 30, 11, 3)],
    [accent, box(36, 53, 6, 19, 2) + box(158, 53, 6, 19, 2)],
    [line, 'M46 54v14h20m88-14v14h-20'],
  ),
  locker: paths(
    [quietBody, box(22, 16, 50, 108, 3) + box(128, 16, 50, 108, 3)],
    [quiet, 'M36 30h22m-22 8h22m84-8h22m-22 8h22M47 74v14m106-14v14'],
    [body, box(68, 10, 64, 118, 4)],
    ['', 'M86 26h28m-28 9h28m-28 9h28'],
    [line, 'M92 82v-9a8 8 0 0 1 16 0v9'],
    [accent, box(85, 80, 30, 25, 4)],
    [keyhole, 'M100 90v5'],
  ),
};

/** An empty hook where nothing is there, a bare bar on its rack after a failure, a locker where nobody may look. */
export type EmptyDrawingName = keyof typeof drawings;

/** The props of an EmptyDrawing. */
export interface EmptyDrawingProps extends RootProps {
  name: EmptyDrawingName;
}

/** The drawing of an EmptyState; a separate component, so that a page without one does not load it. */
export function EmptyDrawing({ name, ...root }: EmptyDrawingProps) {
  return (
    <svg
      {...root}
      className={styles.drawing}
      viewBox="0 0 200 140"
      aria-hidden="true"
      focusable="false"
    >
      <circle className={styles.disc} cx="100" cy="70" r="56" />
      {drawings[name]}
    </svg>
  );
}
