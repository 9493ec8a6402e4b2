import { style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/index.ts';

const { color } = vars;

/** Fills the place that the EmptyState reserves. */
export const drawing = style({
  display: 'block',
  inlineSize: '100%',
  fill: 'none',
  stroke: color.text.default,
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const disc = style({
  fill: color.surface.raised,
  stroke: 'none',
  '@media': { [media.forcedColors]: { fill: 'none' } },
});

/** A thin line of what is beside the object. */
export const quiet = style({ stroke: color.line.control });

export const body = style({
  fill: color.surface.sunken,
  '@media': { [media.forcedColors]: { fill: 'Canvas' } },
});

export const quietBody = style([body, quiet]);

export const accent = style({
  fill: color.accent.base,
  stroke: 'none',
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});

export const line = style({ strokeWidth: 4.5 });

/** The holes of a rack and the screws of a rail. */
export const dots = style({ strokeWidth: 4 });

export const keyhole = style({
  stroke: color.text.onAccent,
  strokeWidth: 3.5,
  '@media': { [media.forcedColors]: { stroke: 'Canvas' } },
});

/** A bent bar: its edges, and its body between them. */
export const tube = style({ strokeWidth: 11 });

export const quietTube = style([tube, quiet]);

export const core = style({
  stroke: color.surface.sunken,
  strokeWidth: 6,
  '@media': { [media.forcedColors]: { stroke: 'Canvas' } },
});
