import { media, vars } from '@fitness/ui/theme';
import { style } from '@vanilla-extract/css';

/** The card stands a little above the middle of what is left of the screen. */
export const page = style({
  display: 'grid',
  alignContent: 'center',
  minBlockSize: `calc(100dvh - ${vars.size.header} - ${vars.space.vast} * 2)`,
  paddingBlockStart: vars.space.md,
  '@media': { [media.tablet]: { paddingBlockStart: vars.space.xxl } },
});

export const notice = style({
  padding: vars.space.sm,
  border: `1px solid ${vars.color.info.line}`,
  borderRadius: vars.radius.md,
  color: vars.color.info.text,
  backgroundColor: vars.color.info.surface,
  fontSize: vars.fontSize.sm,
});
