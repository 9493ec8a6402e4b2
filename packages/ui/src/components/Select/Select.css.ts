import { style, styleVariants } from '@vanilla-extract/css';
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { overControl } from '../../internal/field/over-control.ts';
import { vars } from '../../theme/index.ts';

/** Minimum and maximum, because `field` is as wide as its container, which may be too wide or too narrow. */
export const ownWidth = styleVariants(vars.width, (width) => ({
  flexShrink: 0,
  maxInlineSize: width,
  selectors: { [overControl]: { minInlineSize: width } },
}));

export const frame = style({ position: 'relative', display: 'flex', alignItems: 'center' });

export const select = recipe({
  base: {
    appearance: 'none',
    cursor: 'pointer',
    selectors: {
      [overControl]: { paddingInlineEnd: vars.space.xxl },
      '&:hover:not(:focus, [aria-invalid="true"])': { borderColor: vars.color.text.muted },
    },
  },
  variants: {
    size: {
      md: {},
      sm: {
        selectors: {
          [overControl]: {
            minBlockSize: vars.size.target,
            paddingInlineStart: vars.space.xs,
            paddingInlineEnd: vars.space.xl,
            fontSize: vars.fontSize.sm,
          },
        },
      },
    },
    variant: {
      field: {},
      // The text is aligned as without the control; the padding is the space for the focus ring.
      plain: {
        marginInlineStart: `calc(${vars.space.xs} * -1)`,
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
