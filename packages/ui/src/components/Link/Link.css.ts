import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { motionSafe, vars } from '../../theme/index.ts';

export const link = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.xxs,
    minBlockSize: vars.size.target,
    minInlineSize: vars.size.target,
    textDecorationLine: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.3em',
    textDecorationColor: vars.color.line.control,
    borderRadius: vars.radius.sm,
    ...motionSafe('text-decoration-color'),
    selectors: {
      '&:hover': { textDecorationColor: 'currentColor' },
      '&[aria-current]': { textDecorationThickness: '3px', textDecorationColor: 'currentColor' },
    },
  },
  variants: {
    variant: {
      default: { color: vars.color.text.default, fontWeight: vars.fontWeight.medium },
      muted: { color: vars.color.text.muted },
    },
    isInline: { true: { display: 'inline', minBlockSize: 0, minInlineSize: 0 } },
  },
  defaultVariants: { variant: 'default' },
});

export type LinkVariants = NonNullable<RecipeVariants<typeof link>>;
