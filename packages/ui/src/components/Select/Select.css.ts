import { style, styleVariants } from '@vanilla-extract/css';
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { vars } from '../../theme/index.ts';

/** Minimum and maximum, because `field` is as wide as its container, which may be too wide or too narrow. */
export const ownWidth = styleVariants(vars.width, (width) => ({
  flexShrink: 0,
  minInlineSize: width,
  maxInlineSize: width,
}));

export const frame = style({ position: 'relative', display: 'flex', alignItems: 'center' });

export const select = recipe({
  base: {
    appearance: 'none',
    paddingInlineEnd: vars.space.xxl,
    cursor: 'pointer',
    selectors: { '&:hover': { borderColor: vars.color.text.muted } },
  },
  variants: {
    size: {
      md: {},
      sm: {
        minBlockSize: vars.size.target,
        paddingInlineStart: vars.space.sm,
        paddingInlineEnd: vars.space.xl,
        fontSize: vars.fontSize.sm,
      },
    },
    variant: {
      field: {},
      // The text is aligned as without the control; the padding is the space for the focus ring.
      plain: {
        marginInlineStart: `calc(${vars.space.xs} * -1)`,
        paddingInlineStart: vars.space.xs,
        selectors: {
          '&:not(:hover):not(:focus)': {
            borderColor: 'transparent',
            backgroundColor: 'transparent',
          },
        },
      },
    },
  },
  defaultVariants: { size: 'md' },
});

export type SelectVariants = NonNullable<RecipeVariants<typeof select>>;

export const arrow = style({
  position: 'absolute',
  insetInlineEnd: vars.space.sm,
  display: 'inline-flex',
  color: vars.color.text.muted,
  pointerEvents: 'none',
});
