import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '../../theme/index.ts';

const fade = keyframes({ '50%': { opacity: 0.45 } });

/** The pulse animation of placeholders, unless the user prefers reduced motion. */
export const pulse = {
  animation: `${fade} 1.6s ${vars.motion.easing} infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
} as const;

export const group = style({ display: 'grid', gap: vars.space.md, inlineSize: '100%' });

const outlined = {
  ...pulse,
  '@media': {
    ...pulse['@media'],
    [media.forcedColors]: { outline: '1px solid', outlineOffset: '-1px' },
  },
};

/** Sized by its text, which is invisible and hidden from screen readers. */
export const textSize = style({
  ...outlined,
  borderRadius: vars.radius.sm,
  backgroundColor: vars.color.neutral.surface,
  '::before': { content: 'attr(data-sample-text) / ""', visibility: 'hidden' },
});

export const lines = style({ display: 'grid', gap: vars.space.xs });

const shape = style({
  ...outlined,
  display: 'block',
  backgroundColor: vars.color.neutral.surface,
});

export const text = style([
  shape,
  {
    blockSize: '1em',
    marginBlock: '0.3em',
    borderRadius: vars.radius.sm,
    selectors: { '&:last-child:not(:first-child)': { inlineSize: '60%' } },
  },
]);

/** The blocks by their height, named after what they replace. */
export const blocks = styleVariants(
  { control: vars.size.control, row: '4.5rem', chart: '20rem' },
  (blockSize) => [shape, { inlineSize: '100%', blockSize, borderRadius: vars.radius.md }],
);
