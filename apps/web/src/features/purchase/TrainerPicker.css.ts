import { media, vars } from '@fitness/ui/theme';
import { style } from '@vanilla-extract/css';

export const card = style({ display: 'flex', alignItems: 'center', gap: vars.space.md, '@media': { [media.tablet]: { display: 'grid', gap: vars.space.md } } });

export const portrait = style({
  position: 'relative',
  display: 'block',
  flexShrink: 0,
  inlineSize: '5.5rem',
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.surface.sunken,
  '@media': { [media.tablet]: { inlineSize: '100%', aspectRatio: '4 / 5' } },
});

export const words = style({ display: 'grid', gap: vars.space.xxs });

export const role = style({ color: vars.color.text.muted, fontSize: vars.fontSize.xs, fontWeight: vars.fontWeight.bold, letterSpacing: '0.08em' });

export const name = style({ fontSize: vars.fontSize.xl, fontWeight: vars.fontWeight.heavy, lineHeight: vars.lineHeight.snug });

export const action = style({ display: 'grid', marginBlockStart: vars.space.lg, '@media': { [media.tablet]: { justifyContent: 'end', gridAutoColumns: 'minmax(14rem, auto)' } } });
