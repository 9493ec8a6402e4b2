import { media, motionSafe, vars } from '@fitness/ui/theme';
import { style } from '@vanilla-extract/css';

export const grid = style({
  display: 'grid',
  gap: vars.space.md,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, 1fr)' },
    [media.desktop]: { gridTemplateColumns: 'repeat(4, 1fr)' },
  },
});

/** On phones the picture is beside the text, on a desktop above it. */
export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '13.5rem',
  padding: vars.space.lg,
  overflow: 'hidden',
  isolation: 'isolate',
  border: `1px solid ${vars.color.line.subtle}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surface.card,
  ...motionSafe('border-color', vars.motion.base),
  selectors: {
    '&:has(a:hover)': { borderColor: vars.color.text.muted },
    '&:has(a:focus-visible)': {
      outline: `2px solid ${vars.color.line.focus}`,
      outlineOffset: '2px',
    },
  },
  '@media': { [media.desktop]: { minBlockSize: '30rem', paddingBlockStart: '17rem' } },
});

export const picture = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  inlineSize: '58%',
  zIndex: -1,
  maskImage: 'linear-gradient(to right, transparent 8%, black 90%)',
  ...motionSafe('transform', vars.motion.base),
  selectors: { [`${card}:has(a:hover) &`]: { transform: 'scale(1.04)' } },
  '@media': {
    [media.desktop]: {
      insetBlockEnd: 'auto',
      inlineSize: '100%',
      blockSize: '18rem',
      maskImage: 'linear-gradient(to bottom, black 70%, transparent)',
    },
  },
});

export const number = style({
  marginBlockEnd: vars.space.md,
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.xl,
  fontWeight: vars.fontWeight.regular,
  letterSpacing: '0.04em',
  '@media': {
    [media.desktop]: {
      position: 'absolute',
      insetBlockStart: vars.space.md,
      insetInlineStart: vars.space.lg,
    },
  },
});

export const title = style({
  fontSize: vars.fontSize.heading,
  fontWeight: vars.fontWeight.heavy,
  letterSpacing: '-0.02em',
});

/** Makes the whole card the target of the link. */
export const link = style({
  textDecoration: 'none',
  outline: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
});

export const description = style({
  maxInlineSize: '10.5rem',
  marginBlock: `${vars.space.xxs} ${vars.space.md}`,
  color: vars.color.text.muted,
  fontSize: vars.fontSize.sm,
  textWrap: 'pretty',
  '@media': { [media.desktop]: { maxInlineSize: 'none' } },
});

export const foot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  minBlockSize: vars.size.control,
  marginBlockStart: 'auto',
});

export const price = style({ fontSize: vars.fontSize.lg, fontWeight: vars.fontWeight.bold });

export const arrow = style({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: vars.size.target,
  blockSize: vars.size.target,
  border: `1px solid ${vars.color.line.control}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surface.card,
});

export const arrowIcon = style({
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const buy = style({ display: 'grid', gap: vars.space.sm, marginBlockStart: 'auto' });
