import { globalStyle, style } from '@vanilla-extract/css';
import { aboveSafeArea } from '../../internal/safe-area.ts';
import { media, vars } from '../../theme/index.ts';
import { withReason } from '../Button/Button.css.ts';

const { color, fontSize, fontWeight, lineHeight, space } = vars;
const line = `1px solid ${color.line.subtle}`;
const isStatic = { position: 'static', boxShadow: 'none' } as const;

/** Ends at the bar, so that the bar covers nothing outside of it. */
export const root = style({ display: 'flex', flexDirection: 'column', gap: space.lg });

export const content = style({ minInlineSize: 0 });

/** The height of a complete summary, so that a selection causes no layout shift. */
const phoneSummary = `calc((${fontSize.sm} + ${fontSize.xl} + ${fontSize.xs}) * ${lineHeight.snug})`;
const summaryHeight = `max(${vars.size.control}, (${fontSize.xl} + ${fontSize.xs}) * ${lineHeight.snug})`;

// Keeps a focused or scrolled-to element above the bar.
globalStyle(`${content} *`, {
  scrollMarginBlockEnd: `calc(${phoneSummary} + ${space.xxl})`,
  '@media': { [media.shortViewport]: { scrollMarginBlockEnd: 0 } },
});

export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.fixedAction,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) fit-content(50%)',
  alignItems: 'center',
  gap: space.sm,
  marginInline: `calc(${space.md} * -1)`,
  paddingInline: space.md,
  paddingBlock: `${space.sm} ${aboveSafeArea(space.sm)}`,
  borderBlockStart: line,
  backgroundColor: color.surface.raised,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: `minmax(0, 1fr) minmax(${vars.width.md}, auto)`,
      marginInline: 0,
      insetBlockEnd: space.md,
      padding: `${space.sm} ${space.md} ${space.sm} ${space.lg}`,
      border: line,
      borderRadius: vars.radius.lg,
      boxShadow: vars.shadow.raised,
    },
    [media.shortViewport]: isStatic,
    [media.print]: isStatic,
  },
});

// Breaks a long label instead of leaving no space for the summary.
globalStyle(`${bar} button`, { minInlineSize: 0 });

export const summary = style({
  display: 'grid',
  alignContent: 'center',
  minBlockSize: phoneSummary,
  lineHeight: lineHeight.snug,
  '@media': { [media.tablet]: { minBlockSize: summaryHeight } },
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

/** Shows the reason why the action is disabled instead of the summary. */
export const disabled = style({});
globalStyle(`${bar}${disabled}`, { gridTemplateColumns: 'minmax(0, 1fr)' });
globalStyle(`${disabled} > ${withReason}`, {
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
