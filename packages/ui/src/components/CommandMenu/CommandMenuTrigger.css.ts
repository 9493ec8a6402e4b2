import { style } from '@vanilla-extract/css';
import { visuallyHiddenRule } from '../../theme/prerendering.ts';
import { media, motionSafe, vars } from '../../theme/index.ts';

export const keyCap = style({
  display: 'inline-block',
  paddingInline: vars.space.xxs,
  border: `1px solid ${vars.color.line.subtle}`,
  borderRadius: vars.radius.sm,
  color: vars.color.text.muted,
  fontFamily: 'inherit',
  fontSize: vars.fontSize.xs,
  lineHeight: vars.lineHeight.snug,
  whiteSpace: 'nowrap',
});

const moving = motionSafe(['background-color', 'border-color', 'color']);

/** A square button on phones; in a wide window it looks like a small field. */
export const trigger = style({
  ...moving,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
  minInlineSize: vars.size.target,
  minBlockSize: vars.size.target,
  borderRadius: vars.radius.md,
  color: vars.color.text.default,
  fontSize: vars.fontSize.sm,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { '@media': { [media.hover]: { backgroundColor: vars.color.surface.raised } } },
  },
  '@media': {
    ...moving['@media'],
    [media.desktop]: {
      paddingInline: vars.space.sm,
      border: `1px solid ${vars.color.line.subtle}`,
      color: vars.color.text.muted,
      selectors: { '&:hover': { color: vars.color.text.default } },
    },
    [media.forcedColors]: { border: '1px solid ButtonBorder' },
  },
});

const wide = 'screen and (min-width: 75rem)';

export const triggerLabel = style({
  ...visuallyHiddenRule,
  '@media': {
    [wide]: {
      position: 'static',
      inlineSize: 'auto',
      blockSize: 'auto',
      margin: 0,
      overflow: 'visible',
      clipPath: 'none',
    },
  },
});

/** Hidden on touch screens, which seldom have a keyboard. */
export const triggerKeys = style([
  keyCap,
  { display: 'none', '@media': { [`${wide} and ${media.hover}`]: { display: 'inline-block' } } },
]);
