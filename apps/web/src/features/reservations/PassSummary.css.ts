import { media, vars } from '@fitness/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'center',
  gap: vars.space.md,
  padding: vars.space.md,
  border: `1px solid ${vars.color.line.subtle}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surface.card,
  '@media': { [media.tablet]: { gridTemplateColumns: '2fr 1fr 1fr 1.5fr', gap: vars.space.lg, paddingInline: vars.space.lg } },
});

export const name = style({ gridColumn: '1 / -1', '@media': { [media.tablet]: { gridColumn: 'auto' } } });

export const term = style({ color: vars.color.text.muted, fontSize: vars.fontSize.xs });

export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xs,
  fontSize: vars.fontSize.xl,
  fontWeight: vars.fontWeight.heavy,
  lineHeight: vars.lineHeight.snug,
});

export const value = style({ display: 'flex', alignItems: 'center', minBlockSize: '2.25rem', fontWeight: vars.fontWeight.medium });
