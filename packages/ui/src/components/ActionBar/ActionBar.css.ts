import { globalStyle, style } from '@vanilla-extract/css';
import { aboveSafeArea } from '../../internal/safe-area.ts';
import { media, vars } from '../../theme/index.ts';
import { withReason } from '../Button/Button.css.ts';

const { color, fontSize, fontWeight, lineHeight, space } = vars;
const line = `1px solid ${color.line.subtle}`;

/** Ends at the bar, so that the bar covers nothing outside of it. */
export const root = style({ display: 'flex', flexDirection: 'column' });

export const content = style({ minInlineSize: 0 });

/** The height of a complete choice, so that a selection causes no layout shift. */
const phoneChoice = `calc((${fontSize.sm} + ${fontSize.xl} + ${fontSize.xs}) * ${lineHeight.snug})`;
const choiceHeight = `max(${vars.size.control}, (${fontSize.xl} + ${fontSize.xs}) * ${lineHeight.snug})`;

export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.fixedAction,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
  marginBlockStart: space.md,
  marginInline: `calc(${space.md} * -1)`,
  paddingBlock: `${space.xs} ${aboveSafeArea(space.xs)}`,
  paddingInline: space.md,
  borderBlockStart: line,
  backgroundColor: color.surface.raised,
  '@media': {
    [media.tablet]: {
      marginInline: 0,
      insetBlockEnd: space.md,
      padding: `${space.xs} ${space.xs} ${space.xs} ${space.md}`,
      border: line,
      borderRadius: vars.radius.lg,
      boxShadow: vars.shadow.raised,
    },
    [media.shortViewport]: { position: 'static', boxShadow: 'none' },
    [media.print]: { display: 'none' },
  },
});

// Keeps a focused or scrolled-to element above the bar.
globalStyle(`${content}:has(+ ${bar}) *`, {
  scrollMarginBlockEnd: `calc(${phoneChoice} + ${space.xxl})`,
  '@media': { [media.shortViewport]: { scrollMarginBlockEnd: 0 } },
});

export const summary = style({
  // Breaks between its words before the buttons wrap.
  flex: '1 1 5rem',
  display: 'grid',
  alignContent: 'center',
  lineHeight: lineHeight.snug,
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: space.xs,
  minInlineSize: 0,
  marginInlineStart: 'auto',
});

// A long label breaks in a narrow bar.
globalStyle(`${actions} button`, { minInlineSize: 0 });

// A single action is wide in a wide bar.
globalStyle(`${actions} > :only-child button`, {
  '@media': { [media.tablet]: { minInlineSize: vars.width.md } },
});

export const headline = style({
  display: 'flex',
  flexDirection: 'column',
  fontSize: fontSize.sm,
  fontWeight: fontWeight.bold,
  '@media': {
    [media.tablet]: {
      flexFlow: 'row wrap',
      alignItems: 'baseline',
      columnGap: space.sm,
      fontSize: fontSize.md,
    },
  },
});

export const value = style({
  // Smaller in a narrow window with larger text, where an amount would otherwise break between its digits.
  fontSize: `max(${fontSize.md}, min(${fontSize.xl}, 6.9vw))`,
  fontWeight: fontWeight.heavy,
});

export const note = style({ color: color.text.muted, fontSize: fontSize.xs });

globalStyle(`${summary}:has(> ${note})`, {
  minBlockSize: phoneChoice,
  '@media': { [media.tablet]: { minBlockSize: choiceHeight } },
});

// The reason why the action is disabled, instead of the summary.
globalStyle(`${summary}:has(+ ${actions} ${withReason})`, { display: 'none' });
globalStyle(`${actions}:has(${withReason})`, { flexGrow: 1 });
globalStyle(`${actions} > ${withReason}`, {
  flexGrow: 1,
  flexDirection: 'column',
  alignItems: 'stretch',
  rowGap: space.xs,
  textAlign: 'center',
  '@media': {
    [media.tablet]: {
      flexDirection: 'row-reverse',
      alignItems: 'center',
      justifyContent: 'space-between',
    },
  },
});
