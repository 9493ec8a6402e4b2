import { media, vars } from '@fitness/ui/theme';
import { style } from '@vanilla-extract/css';

/** Picture and text lie on each other; the picture's proportions give the height. */
export const poster = style({
  display: 'grid',
  gridTemplateAreas: '"poster"',
  gridTemplateColumns: 'minmax(0, 1fr)',
});

export const picture = style({
  gridArea: 'poster',
  // On phones the text begins below what the picture shows; its lower part has sunk into the page by then.
  paddingBlockEnd: vars.space.xxl,
  '@media': { [media.tablet]: { paddingBlockEnd: 0 } },
});

export const text = style({
  gridArea: 'poster',
  position: 'relative',
  alignSelf: 'end',
  padding: `${vars.space.xl} ${vars.space.md}`,
  '@media': {
    [media.tablet]: {
      alignSelf: 'center',
      paddingBlock: vars.space.md,
      paddingInline: `max(${vars.space.lg}, 5vw)`,
    },
  },
});

export const label = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.xs,
  fontSize: vars.fontSize.lg,
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.snug,
});

export const numeral = style({
  color: vars.color.text.accent,
  fontFamily: vars.font.display,
  fontWeight: vars.fontWeight.regular,
  letterSpacing: '0.04em',
});

const headline = style({
  marginBlock: vars.space.xs,
  fontFamily: vars.font.display,
  fontWeight: vars.fontWeight.regular,
  lineHeight: '1.02',
});
const wideSize = {
  '@media': { [media.tablet]: { fontSize: 'clamp(3.4rem, 9.6vw - 1.2rem, 9.5rem)' } },
} as const;

/** The slogan fits a phone in two lines, the shorter titles are larger. */
export const slogan = style([headline, { fontSize: 'min(12.8vw, 6rem)', ...wideSize }]);
export const title = style([headline, { fontSize: 'min(19vw, 8rem)', ...wideSize }]);

export const headlineLine = style({ display: 'block', whiteSpace: 'nowrap' });

export const headlinePart = style({ '@media': { [media.tablet]: { display: 'block' } } });

export const lines = style({
  marginBlockStart: vars.space.sm,
  fontSize: 'clamp(1rem, 0.4rem + 1.1vw, 1.5rem)',
});

export const line = style({ display: 'block' });
