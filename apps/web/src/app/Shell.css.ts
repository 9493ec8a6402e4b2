import { media, vars } from '@fitness/ui/theme';
import { style } from '@vanilla-extract/css';

export const shell = style({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });

/** The room beside the reading column, at least `least`. */
const beside = (least: string) =>
  `max(${least}, calc((100% - ${vars.size.content}) / 2 + ${least}))`;

/** Pages use the reading column; `bleed` lets one use the whole width. */
export const main = style({
  flex: 1,
  // The footer is always below the first screen, so that no page's arrival moves it.
  minHeight: `calc(100dvh - ${vars.size.header})`,
  width: '100%',
  paddingInline: beside(vars.space.md),
  paddingBottom: vars.space.huge,
  outline: 'none',
  '@media': { [media.tablet]: { paddingInline: beside(vars.space.lg) } },
});

export const skipLink = style({
  position: 'absolute',
  left: vars.space.sm,
  top: vars.space.sm,
  zIndex: vars.layer.toast,
  padding: `${vars.space.sm} ${vars.space.md}`,
  borderRadius: vars.radius.sm,
  background: vars.color.surface.raised,
  transform: 'translateY(-200%)',
  ':focus': { transform: 'none' },
});

export const skeleton = style({ paddingBlock: vars.space.xl, minHeight: '100dvh' });

export const offline = style({
  background: vars.color.warning.surface,
  color: vars.color.warning.text,
});
export const offlineText = style({
  maxWidth: vars.size.content,
  marginInline: 'auto',
  padding: `${vars.space.sm} ${vars.space.md}`,
  fontSize: vars.fontSize.sm,
});

export const problem = style({ padding: vars.space.md });
export const problemTitle = style({ fontSize: vars.fontSize.heading, paddingBlock: vars.space.lg });
export const retry = style({
  minHeight: vars.size.target,
  paddingInline: vars.space.lg,
  borderRadius: vars.radius.md,
  background: vars.color.accent.base,
  color: vars.color.text.onAccent,
  fontWeight: vars.fontWeight.bold,
});
