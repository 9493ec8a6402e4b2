import { style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/index.ts';

export const root = style({
  inlineSize: '100%',
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surface.card,
  // An outline, because a border would take space from the days.
  outline: `1px solid ${vars.color.line.subtle}`,
  outlineOffset: '-1px',
  paddingBlock: vars.space.sm,
  // Seven days of 40px fit on a screen of 320px.
  paddingInline: vars.space.xxs,
});

/** Around low days: with the space inside its button, the toolbar needs none. */
export const lowRoot = style([
  root,
  { '@media': { [media.phoneOnly]: { paddingBlock: `0 ${vars.space.xxs}` } } },
]);

// With the outer padding, the same inset as the title of a Panel.
const inset = vars.space.sm;
const tabletInset = `calc(${vars.space.lg} - ${vars.space.xxs})`;

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xxs,
  paddingInlineStart: inset,
  paddingBlockEnd: vars.space.xs,
  '@media': {
    [media.tablet]: { paddingInlineStart: tabletInset, paddingInlineEnd: vars.space.xs },
  },
  selectors: { [`${lowRoot} > &`]: { '@media': { [media.phoneOnly]: { paddingBlockEnd: 0 } } } },
});

export const month = style({
  marginInlineEnd: 'auto',
  fontSize: vars.fontSize.lg,
  fontWeight: vars.fontWeight.bold,
});

/** The buttons beside the months, which wrap together. */
export const navigation = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  marginInlineStart: 'auto',
  // In a row of its own, so that a button that shows more weeks stays in its place.
  selectors: { ':has(> [aria-expanded]) + &': { flexBasis: '100%', justifyContent: 'flex-end' } },
});

export const grid = style({
  tableLayout: 'fixed',
});

export const weekday = style({
  paddingBlock: vars.space.xxs,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.medium,
  color: vars.color.text.muted,
  selectors: {
    '&:first-child': { color: vars.color.text.sunday },
    '&:last-child': { color: vars.color.text.saturday },
    [`${lowRoot} &`]: { '@media': { [media.phoneOnly]: { paddingBlock: 0 } } },
  },
});

export const foot = style({
  display: 'grid',
  rowGap: vars.space.xxs,
  marginBlockStart: vars.space.xs,
  marginInline: inset,
  paddingBlockStart: vars.space.xs,
  borderBlockStart: `1px solid ${vars.color.line.subtle}`,
  selectors: {
    '&:empty': { display: 'none' },
    [`${lowRoot} > &`]: { paddingBlockEnd: vars.space.xxs },
  },
  '@media': { [media.tablet]: { marginInline: tabletInset } },
});

export const holidays = style({
  // VoiceOver does not announce a list with `none`.
  listStyleType: "''",
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.md,
  fontSize: vars.fontSize.xs,
  color: vars.color.text.muted,
});

export const holiday = style({ whiteSpace: 'nowrap' });

export const holidayDay = style({
  color: vars.color.text.sunday,
  fontWeight: vars.fontWeight.medium,
});
