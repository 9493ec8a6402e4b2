import { media, vars } from '@fitness/ui/theme';
import { style } from '@vanilla-extract/css';

/** Text at the left, the picture bleeds off at the right. */
export const hero = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'end',
  gap: vars.space.xxs,
  minBlockSize: '11.5rem',
  marginBlock: `${vars.space.md} ${vars.space.lg}`,
  padding: vars.space.lg,
  overflow: 'hidden',
  isolation: 'isolate',
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surface.card,
  '@media': { [media.tablet]: { minBlockSize: '14rem', padding: vars.space.xl } },
});

export const picture = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  inlineSize: '58%',
  zIndex: -1,
  maskImage: 'linear-gradient(to right, transparent 5%, black)',
  '@media': {
    [media.tablet]: {
      inlineSize: '42%',
      maskImage: 'linear-gradient(to right, transparent, black 35%)',
    },
  },
});

export const eyebrow = style({
  color: vars.color.text.accent,
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.regular,
  letterSpacing: '0.12em',
});

export const title = style({
  fontSize: vars.fontSize.title,
  fontWeight: vars.fontWeight.heavy,
  letterSpacing: '-0.03em',
  lineHeight: vars.lineHeight.tight,
});

export const lead = style({
  maxInlineSize: '15rem',
  marginBlockStart: vars.space.xxs,
  color: vars.color.text.muted,
  fontSize: vars.fontSize.sm,
  textWrap: 'pretty',
  '@media': { [media.tablet]: { maxInlineSize: '26rem', fontSize: vars.fontSize.md } },
});
