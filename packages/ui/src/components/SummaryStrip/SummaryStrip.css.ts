import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/index.ts';

const { color, fontSize, fontWeight, lineHeight, space } = vars;

/** As high as its container, so that neither it nor its facts move when others follow. */
export const strip = style({
  display: 'flex',
  // With large text the action is below the facts.
  flexWrap: 'wrap',
  minBlockSize: '100%',
  alignItems: 'center',
  gap: space.sm,
  paddingBlock: space.xxs,
  minInlineSize: 0,
  '@media': { [media.tablet]: { gap: space.xl } },
});

// As wide for a short label as for a longer one, which may replace it.
globalStyle(`${strip} > :last-child:not(:only-child)`, {
  flexShrink: 0,
  minInlineSize: '7rem',
  maxInlineSize: '50%',
});

export const items = style({
  flex: '1 1 min(9rem, 100%)',
  alignSelf: 'stretch',
  display: 'grid',
  alignContent: 'center',
  rowGap: space.xxs,
  minInlineSize: 0,
  '@media': {
    // The place of a fact does not depend on the lengths of those before it.
    [media.tablet]: {
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 20rem)',
      columnGap: space.lg,
    },
  },
});

export const item = style({
  display: 'grid',
  alignContent: 'start',
  rowGap: '0.125rem',
  minInlineSize: 0,
  '@media': {
    [media.tablet]: {
      selectors: {
        '& + &': {
          paddingInlineStart: space.lg,
          borderInlineStart: `1px solid ${color.line.subtle}`,
        },
      },
    },
  },
  // On phones all but the first are a line of label and value.
  selectors: {
    '& + &': {
      '@media': {
        [media.phoneOnly]: { display: 'flex', flexWrap: 'wrap', columnGap: space.xs },
      },
    },
  },
});

export const term = style({
  color: color.text.muted,
  fontSize: fontSize.xs,
  lineHeight: lineHeight.snug,
});

export const value = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.xs,
  fontSize: fontSize.xs,
  lineHeight: lineHeight.snug,
  // A class that needs two lines has its date in the first.
  textWrap: 'balance',
  selectors: {
    [`${item}:first-child > &`]: {
      // Smaller in a narrow window with larger text, where an amount would otherwise break between its digits.
      fontSize: `max(${fontSize.sm}, min(${fontSize.md}, 5vw))`,
      fontWeight: fontWeight.bold,
    },
  },
  '@media': {
    [media.tablet]: {
      fontSize: fontSize.md,
      fontWeight: fontWeight.medium,
      selectors: { [`${item}:first-child > &`]: { fontSize: fontSize.lg } },
    },
  },
});
