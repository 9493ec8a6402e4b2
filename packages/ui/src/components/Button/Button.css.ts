import { style, styleVariants } from '@vanilla-extract/css';
import * as base from '../../internal/button.css.ts';
import { keepsColors, media, vars } from '../../theme/index.ts';
import { preferenceSelector } from '../../theme/preferences.ts';

/** Not a box of its own, unless there is a reason beside the button. */
export const frame = style({ display: 'contents' });

export const withReason = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.sm,
  rowGap: vars.space.xxs,
});

export const fullWidth = style({
  display: 'flex',
  inlineSize: '100%',
  flexDirection: 'column',
  alignItems: 'stretch',
  textAlign: 'center',
});

export const reason = style({ color: vars.color.text.muted, fontSize: vars.fontSize.sm });

const sides = { sm: vars.size.target, md: vars.size.control, lg: vars.space.vast };

/** The sides of a button that shows only an icon. */
export const square = styleVariants(sides, (side) => ({
  flexShrink: 0,
  selectors: { '&&': { inlineSize: side, minBlockSize: side, padding: 0 } },
}));

export const label = style([
  base.label,
  {
    selectors: {
      '[data-busy] > &': { opacity: 0 },
      '&[data-widest]::after': {
        content: 'attr(data-widest)',
        display: 'block',
        blockSize: 0,
        overflow: 'hidden',
        visibility: 'hidden',
      },
    },
  },
]);

const stillSpinner = { borderStyle: 'dotted', borderColor: 'currentColor' } as const;

export const spinner = style({
  position: 'absolute',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  borderRadius: vars.radius.full,
  animation: `${base.spin} 800ms linear infinite`,
  '@media': {
    ...keepsColors,
    [media.reducedMotion]: { animation: 'none', ...stillSpinner },
  },
  selectors: { [`${preferenceSelector('reducedMotion')} &`]: stillSpinner },
});
