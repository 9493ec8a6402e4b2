import { style } from '@vanilla-extract/css';
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { motionSafe, vars } from '../../theme/index.ts';

export const ring = recipe({
  base: { flexShrink: 0, fill: 'none', strokeWidth: 3.5 },
  variants: {
    size: {
      sm: { inlineSize: '3rem', blockSize: '3rem' },
      md: { inlineSize: '4rem', blockSize: '4rem' },
      lg: { inlineSize: '6rem', blockSize: '6rem' },
    },
  },
  defaultVariants: { size: 'md' },
});

/** The sizes of a ring. */
export type RingSize = NonNullable<RecipeVariants<typeof ring>>['size'];

export const track = style({ stroke: vars.color.line.subtle });

export const progress = style({
  stroke: vars.color.text.default,
  strokeLinecap: 'round',
  ...motionSafe('stroke-dasharray', vars.motion.base),
});

// In units of the SVG.
export const value = style({
  fill: vars.color.text.default,
  fontWeight: vars.fontWeight.bold,
  textAnchor: 'middle',
  dominantBaseline: 'central',
});

export const max = style({ fill: vars.color.text.muted, textAnchor: 'middle' });
