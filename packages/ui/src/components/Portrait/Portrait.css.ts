import { style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/index.ts';

export const portrait = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.md,
  '@media': { [media.tablet]: { display: 'grid' } },
});

export const frame = style({
  display: 'block',
  flexShrink: 0,
  inlineSize: vars.width.xs,
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.surface.sunken,
  '@media': { [media.tablet]: { inlineSize: '100%', aspectRatio: '4 / 5' } },
});

export const text = style({ display: 'grid', gap: vars.space.xxs, minInlineSize: 0 });

export const name = style({
  fontSize: vars.fontSize.xl,
  fontWeight: vars.fontWeight.heavy,
  lineHeight: vars.lineHeight.snug,
});

export const note = style({ color: vars.color.text.muted, fontSize: vars.fontSize.sm });
