import { vars } from '@fitness/ui/theme';
import { style } from '@vanilla-extract/css';

export const heading = style({
  display: 'grid',
  gap: vars.space.xs,
  paddingBlock: `${vars.space.xl} ${vars.space.lg}`,
});
export const title = style({
  fontSize: vars.fontSize.heading,
  fontWeight: vars.fontWeight.heavy,
  letterSpacing: '-0.02em',
});
export const lead = style({ color: vars.color.text.muted, maxWidth: vars.size.reading });
