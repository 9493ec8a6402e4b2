import { keyframes, style } from '@vanilla-extract/css';
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { media, vars } from '../../theme/index.ts';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

export const group = style({ display: 'grid', gap: vars.space.md, inlineSize: '100%' });

const pulse = {
  animation: `${breathe} 1.6s ${vars.motion.easing} infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
};

/** The words are there for their size alone, and in no one's ears. */
export const ghost = style({
  ...pulse,
  borderRadius: vars.radius.sm,
  backgroundColor: vars.color.neutral.surface,
  '::before': { content: 'attr(data-sample-text) / ""', visibility: 'hidden' },
});

export const lines = style({ display: 'grid', gap: vars.space.xs });

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
  compoundVariants: [
    { variants: { variant: 'block', height: 'control' }, style: { blockSize: vars.size.control } },
    { variants: { variant: 'block', height: 'row' }, style: { blockSize: '4.5rem' } },
    { variants: { variant: 'block', height: 'card' }, style: { blockSize: '11rem' } },
    { variants: { variant: 'block', height: 'chart' }, style: { blockSize: '20rem' } },
    {
      variants: { variant: 'circle', height: 'control' },
      style: { inlineSize: vars.size.control, blockSize: vars.size.control },
    },
    {
      variants: { variant: 'circle', height: 'row' },
      style: { inlineSize: '4.5rem', blockSize: '4.5rem' },
    },
    {
      variants: { variant: 'circle', height: 'card' },
      style: { inlineSize: '11rem', blockSize: '11rem' },
    },
    {
      variants: { variant: 'circle', height: 'chart' },
      style: { inlineSize: '20rem', blockSize: '20rem' },
    },
  ],
  defaultVariants: { variant: 'text', height: 'control' },
});

export type SkeletonVariants = NonNullable<RecipeVariants<typeof shape>>;
