import { globalStyle, style } from '@vanilla-extract/css';
import { aboveSafeArea } from '../../internal/safe-area.ts';
import { media, vars } from '../../theme/index.ts';

const { color, fontSize, fontWeight, lineHeight, size, space } = vars;
const border = `1px solid ${color.line.subtle}`;

/** Ends at the bar, so that the bar covers nothing outside of it. */
export const root = style({ display: 'flex', flexDirection: 'column' });

export const content = style({ minInlineSize: 0 });

/** Keeps what gets the focus clear of the bar. */
export const aboveBar = style({});
globalStyle(`${aboveBar} *`, {
  scrollMarginBlockEnd: `calc(${size.target} + ${space.xxl})`,
  '@media': { [media.shortViewport]: { scrollMarginBlockEnd: 0 } },
});

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.fixedAction,
  marginBlockStart: space.sm,
  marginInline: `calc(${space.md} * -1)`,
  paddingBlock: `${space.xs} ${aboveSafeArea(space.xs)}`,
  paddingInline: space.md,
  borderBlockStart: border,
  backgroundColor: color.surface.raised,
  '@media': {
    [media.tablet]: {
      marginInline: 0,
      insetBlockEnd: space.md,
      padding: space.xs,
      paddingInlineStart: space.md,
      border,
      borderRadius: vars.radius.lg,
      boxShadow: vars.shadow.raised,
    },
    [media.shortViewport]: { position: 'static', boxShadow: 'none' },
    [media.print]: { display: 'none' },
  },
});

export const message = style({
  // Breaks between its words before the buttons wrap.
  flex: '1 1 5rem',
  fontSize: fontSize.sm,
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.snug,
});

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'end',
  flexWrap: 'wrap',
  gap: space.xs,
  marginInlineStart: 'auto',
});
