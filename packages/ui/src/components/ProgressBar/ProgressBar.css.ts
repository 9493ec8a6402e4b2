import { style, styleVariants } from '@vanilla-extract/css';
import { bar } from '../../internal/bar.css.ts';
import { motionSafe, vars } from '../../theme/index.ts';

const { text, success } = vars.color;

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
export const tones = styleVariants({ neutral: text.default, success: success.text }, (color) => [
  root,
  { color },
]);

export const label = style({ color: text.default, fontWeight: vars.fontWeight.medium });

export const value = style({
  gridColumn: 2,
  color: text.muted,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
});

export const track = style([bar, { gridColumn: '1 / -1' }]);

export const done = style(motionSafe('width', vars.motion.base));
