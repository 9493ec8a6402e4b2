import { keyframes, style } from '@vanilla-extract/css';
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { media, vars } from '../../theme/index.ts';

const fade = keyframes({ '50%': { opacity: 0.45 } });

export const group = style({ display: 'grid', gap: vars.space.md, inlineSize: '100%' });

const pulse = {
  animation: `${fade} 1.6s ${vars.motion.easing} infinite`,
  '@media': {
    [media.reducedMotion]: { animation: 'none' },
    [media.forcedColors]: { outline: '1px solid', outlineOffset: '-1px' },
  },
};

/** Sized by its text, which is neither visible nor read. */
export const textSize = style({
  ...pulse,
  borderRadius: vars.radius.sm,
  backgroundColor: vars.color.neutral.surface,
  '::before': { content: 'attr(data-sample-text) / ""', visibility: 'hidden' },
});

export const lines = style({ display: 'grid', gap: vars.space.xs });

const heights = { control: vars.size.control, row: '4.5rem', card: '11rem', chart: '20rem' };

export const shape = recipe({
  base: {
    ...pulse,
    display: 'block',
    backgroundColor: vars.color.neutral.surface,
  },
  variants: {
    variant: {
      text: {
        blockSize: '1em',
        marginBlock: '0.3em',
        borderRadius: vars.radius.sm,
        selectors: { '&:last-child:not(:first-child)': { inlineSize: '60%' } },
      },
      block: { inlineSize: '100%', borderRadius: vars.radius.md },
      circle: { flexShrink: 0, borderRadius: vars.radius.full },
    },
    height: { control: {}, row: {}, card: {}, chart: {} },
  },
  compoundVariants: Object.entries(heights).flatMap(([name, blockSize]) => {
    const height = name as keyof typeof heights;
    return [
      { variants: { variant: 'block', height } as const, style: { blockSize } },
      {
        variants: { variant: 'circle', height } as const,
        style: { inlineSize: blockSize, blockSize },
      },
    ];
  }),
  defaultVariants: { variant: 'text', height: 'control' },
});

export type SkeletonVariants = NonNullable<RecipeVariants<typeof shape>>;
