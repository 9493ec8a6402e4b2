import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/index.ts';

const { color, fontSize, fontWeight, lineHeight, size, space } = vars;
const border = `1px solid ${color.line.subtle}`;
const isStatic = { position: 'static', boxShadow: 'none' } as const;

/** Ends at the bar, so that the bar covers nothing outside of it. */
export const root = style({ display: 'flex', flexDirection: 'column', gap: space.xs });

/** As high as the buttons, so that their appearance causes no layout shift. */
export const line = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: size.target,
  '@media': { [media.print]: { minBlockSize: 0 } },
});

export const summary = style({ color: color.text.muted, fontSize: fontSize.sm });

export const bar = style({
  flexWrap: 'wrap',
  gap: space.xs,
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.header,
  // Negative margins as wide as the padding, so that the padding does not move the content.
  marginBlock: `calc(${space.xs} * -1)`,
  marginInline: `calc(${space.md} * -1)`,
  paddingBlock: space.xs,
  paddingInline: space.md,
  backgroundColor: color.surface.raised,
  boxShadow: vars.shadow.raised,
  selectors: {
    // Below the sticky header of a page.
    'header ~ main &': { insetBlockStart: size.header },
  },
  '@media': {
    [media.tablet]: {
      marginInline: 0,
      paddingInlineEnd: space.xs,
      borderRadius: vars.radius.md,
      outline: border,
      outlineOffset: '-1px',
    },
    [media.shortViewport]: isStatic,
    [media.print]: { ...isStatic, margin: 0, padding: 0, background: 'none' },
  },
});

const notPrinted = { '@media': { [media.print]: { display: 'none' } } };

export const message = style({
  // Breaks between its words before the buttons wrap.
  flex: '1 1 5rem',
  fontSize: fontSize.sm,
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.snug,
  '@media': { [media.tablet]: { flex: '0 1 auto' }, ...notPrinted['@media'] },
});

export const besideMessage = style([
  summary,
  {
    display: 'none',
    '@media': { [media.tablet]: { display: 'block' }, [media.print]: { display: 'block' } },
  },
]);

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'end',
  flexWrap: 'wrap',
  gap: space.xs,
  marginInlineStart: 'auto',
  ...notPrinted,
});

/** Keeps what gets the focus clear of the bar. */
export const below = style({});
globalStyle(`${below} > :not(${bar}) *`, {
  scrollMarginBlockStart: `calc(${size.target} + ${space.lg})`,
  '@media': { [media.shortViewport]: { scrollMarginBlockStart: 0 } },
});
