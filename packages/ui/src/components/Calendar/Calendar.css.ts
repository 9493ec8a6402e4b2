import { style } from '@vanilla-extract/css';
import { focusRing, forcedDisabled, motionSafe, state, vars } from '../../theme/index.ts';

export const root = style({
  inlineSize: '100%',
  maxInlineSize: vars.width.reading,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surface.card,
  // A border would take room from the days.
  outline: `1px solid ${vars.color.line.subtle}`,
  outlineOffset: '-1px',
  paddingBlock: vars.space.sm,
  // Seven days of 40px fit on a screen of 320px.
  paddingInline: vars.space.xxs,
});

export const toolbar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  paddingInline: vars.space.xs,
  paddingBlockEnd: vars.space.xs,
});

export const month = style({
  marginInlineEnd: 'auto',
  fontSize: vars.fontSize.lg,
  fontWeight: vars.fontWeight.bold,
  whiteSpace: 'nowrap',
});

const pressable = style({
  minInlineSize: vars.size.target,
  minBlockSize: vars.size.target,
  borderRadius: vars.radius.md,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  ...motionSafe('background-color'),
  selectors: {
    [state.hovered]: { backgroundColor: vars.color.surface.raised },
    [state.pressed]: { backgroundColor: vars.color.neutral.surface },
    [state.focusVisible]: focusRing,
    [state.disabled]: {
      color: vars.color.line.control,
      cursor: 'not-allowed',
      '@media': forcedDisabled,
    },
  },
});

export const turn = style([pressable]);

export const todayButton = style([
  pressable,
  {
    paddingInline: vars.space.sm,
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.medium,
    color: vars.color.text.muted,
  },
]);

export const grid = style({ tableLayout: 'fixed', minInlineSize: `calc(7 * ${vars.size.cell})` });

export const weekday = style({
  paddingBlock: vars.space.xxs,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.medium,
  color: vars.color.text.muted,
  selectors: {
    '&:first-child': { color: vars.color.text.sunday },
    '&:last-child': { color: vars.color.text.saturday },
  },
});

export const holidays = style({
  // VoiceOver does not announce a list with `none`.
  listStyleType: "''",
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.md,
  marginBlockStart: vars.space.xs,
  marginInline: vars.space.xs,
  paddingBlockStart: vars.space.xs,
  borderBlockStart: `1px solid ${vars.color.line.subtle}`,
  fontSize: vars.fontSize.xs,
  color: vars.color.text.muted,
});

export const holiday = style({ whiteSpace: 'nowrap' });

export const holidayDay = style({
  color: vars.color.text.sunday,
  fontWeight: vars.fontWeight.medium,
});
