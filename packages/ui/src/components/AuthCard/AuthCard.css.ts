import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

export const card = style({
  inlineSize: '100%',
  maxInlineSize: vars.size.authCard,
  marginInline: 'auto',
  paddingBlock: 'clamp(2rem, 1rem + 4vw, 3.5rem)',
  paddingInline: 'clamp(1.25rem, -1rem + 9vw, 6rem)',
  border: `1px solid ${vars.color.line.subtle}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surface.card,
  boxShadow: vars.shadow.raised,
});

export const head = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.md,
  marginBlockEnd: vars.space.xl,
  textAlign: 'center',
});

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.size.target,
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.xl,
  fontWeight: vars.fontWeight.regular,
  letterSpacing: '0.03em',
  textDecoration: 'none',
});

export const title = style({ fontSize: vars.fontSize.heading });

export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space.md });

export const submit = style({ marginBlockStart: vars.space.xs });

export const error = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.xs,
  padding: vars.space.sm,
  border: `1px solid ${vars.color.danger.line}`,
  borderRadius: vars.radius.md,
  color: vars.color.danger.text,
  backgroundColor: vars.color.danger.surface,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
});

export const errorMark = style({ display: 'inline-flex', marginBlockStart: '0.1em' });

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: vars.space.xs,
  color: vars.color.text.muted,
  fontSize: vars.fontSize.sm,
});
