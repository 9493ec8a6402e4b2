import { vars } from '@fitness/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({
  gridArea: 'calendar',
  display: 'grid',
  gap: vars.space.sm,
  alignContent: 'start',
  minInlineSize: 0,
});

export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '3px',
  fontSize: vars.fontSize.xs,
  whiteSpace: 'nowrap',
});

export const count = style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '1.125rem',
  paddingInline: '0.25rem',
  border: '1px solid currentColor',
  borderRadius: vars.radius.sm,
  fontSize: vars.fontSize.xs,
  lineHeight: vars.lineHeight.tight,
});

export const tick = style({
  inlineSize: '1rem',
  blockSize: '1rem',
  flexShrink: 0,
  fill: 'none',
  stroke: vars.color.success.text,
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  selectors: { '[data-selected] &': { stroke: 'currentColor' } },
});

export const past = style({ opacity: 0.45, paddingInline: vars.space.xxs });

export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.xs,
  padding: `${vars.space.xs} ${vars.space.md}`,
  border: `1px solid ${vars.color.line.subtle}`,
  borderRadius: vars.radius.md,
  color: vars.color.text.muted,
  backgroundColor: vars.color.surface.raised,
  fontSize: vars.fontSize.sm,
});
