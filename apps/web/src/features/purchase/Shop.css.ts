import { media, vars } from '@fitness/ui/theme';
import { style } from '@vanilla-extract/css';

/** The page's head: what is sold at the left, its picture running out of the frame at the right. */
export const hero = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'end',
  gap: vars.space.xs,
  minBlockSize: '13rem',
  marginBlock: `${vars.space.md} ${vars.space.lg}`,
  padding: vars.space.lg,
  overflow: 'hidden',
  isolation: 'isolate',
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surface.card,
  '@media': { [media.tablet]: { minBlockSize: '17rem', marginBlock: `${vars.space.lg} ${vars.space.xl}`, padding: vars.space.xl } },
});

export const picture = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  inlineSize: '72%',
  zIndex: -1,
  maskImage: 'linear-gradient(to right, transparent, black 55%)',
  opacity: 0.9,
  '@media': { [media.tablet]: { inlineSize: '44%', maskImage: 'linear-gradient(to right, transparent, black 30%)', opacity: 1 } },
});

export const eyebrow = style({
  color: vars.color.text.accent,
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.bold,
  letterSpacing: '0.16em',
});

export const title = style({ fontSize: vars.fontSize.title, fontWeight: vars.fontWeight.heavy, letterSpacing: '-0.03em', lineHeight: vars.lineHeight.tight });

export const lead = style({ maxInlineSize: '30rem', color: vars.color.text.muted, textWrap: 'pretty' });

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: vars.space.sm,
  marginBlockEnd: vars.space.xl,
  paddingBlock: vars.space.md,
  borderBlock: `1px solid ${vars.color.line.subtle}`,
});

export const fact = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: vars.space.xxs,
  minInlineSize: 0,
  selectors: { '& + &': { paddingInlineStart: vars.space.sm, borderInlineStart: `1px solid ${vars.color.line.subtle}` } },
  '@media': { [media.tablet]: { selectors: { '& + &': { paddingInlineStart: vars.space.lg } } } },
});

export const factName = style({ color: vars.color.text.muted, fontSize: vars.fontSize.xs, lineHeight: vars.lineHeight.snug });

export const factValue = style({
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.xl,
  fontWeight: vars.fontWeight.heavy,
  lineHeight: vars.lineHeight.tight,
  letterSpacing: '-0.01em',
});
