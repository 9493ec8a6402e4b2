import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { bar } from '../../internal/bar.css.ts';
import { media, motionSafe, vars } from '../../theme/index.ts';

const { text, info, success, warning, danger } = vars.color;

const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) fit-content(60%)',
  alignItems: 'baseline',
  columnGap: vars.space.sm,
  rowGap: vars.space.xs,
  inlineSize: '100%',
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
});

/** The bar has the colour of its text, the words have their own. */
export const tones = styleVariants(
  {
    neutral: text.default,
    info: info.text,
    success: success.text,
    warning: warning.text,
    danger: danger.text,
  },
  (color) => [root, { color }],
);

export const label = style({ color: text.default, fontWeight: vars.fontWeight.medium });

export const value = style({
  gridColumn: 2,
  color: text.muted,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
});

export const track = style([bar, { gridColumn: '1 / -1' }]);

export const done = style(motionSafe('width', vars.motion.base));

// In pixels of the SVG; one dash and its gap.
const dash = 24;
const advance = keyframes({ from: { strokeDashoffset: dash }, to: { strokeDashoffset: 0 } });

/** Dashes, which stand still for those who prefer reduced motion. */
export const unknown = style({
  stroke: 'currentColor',
  strokeWidth: '0.5rem',
  strokeDasharray: `${dash / 2} ${dash / 2}`,
  animation: `${advance} 900ms linear infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});
