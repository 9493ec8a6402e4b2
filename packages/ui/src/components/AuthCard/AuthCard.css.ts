import { globalStyle, style } from '@vanilla-extract/css';
import { requiredMark } from '../../internal/field/field.css.ts';
import { media, vars } from '../../theme/index.ts';

const { color, radius, size, space } = vars;

/** Aligned to the top, so that a message in the card does not shift what is above it. */
export const background = style({
  padding: space.md,
  '@media': { [media.tablet]: { paddingBlock: `max(${space.xl}, 6dvh)` } },
});

const formWidth = '26rem';

export const card = style({
  display: 'grid',
  inlineSize: '100%',
  maxInlineSize: '44rem',
  marginInline: 'auto',
  border: `1px solid ${color.line.subtle}`,
  borderRadius: radius.lg,
  backgroundColor: color.surface.card,
  boxShadow: vars.shadow.raised,
  overflow: 'clip',
});

export const withPicture = style({
  '@media': { [media.tablet]: { gridTemplateColumns: `minmax(0, 1fr) ${formWidth}` } },
});

/** As high as the form. */
export const art = style({
  display: 'none',
  contain: 'size',
  backgroundColor: color.overPicture.surface,
  '@media': { [media.tablet]: { display: 'block' } },
});

/** Stays in the window while a long card scrolls. */
export const view = style({
  position: 'sticky',
  insetBlockStart: size.header,
  blockSize: `calc(100dvh - ${size.header})`,
  maxBlockSize: '100%',
  '@media': { [media.shortViewport]: { position: 'static', blockSize: '100%' } },
});

// Cropped at the edge away from the object.
globalStyle(`${view} img`, { objectPosition: '100%' });

export const form = style({
  inlineSize: '100%',
  minInlineSize: 0,
  maxInlineSize: formWidth,
  marginInline: 'auto',
  paddingBlock: 'clamp(1.5rem, 1rem + 2vw, 2.5rem)',
  paddingInline: 'clamp(1.25rem, 5vw, 2.5rem)',
});

// Where every field is required, marks would only repeat it.
globalStyle(`${form} ${requiredMark}::after`, { content: 'none' });

export const head = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.xs,
  marginBlockEnd: vars.space.lg,
  textAlign: 'center',
});

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.size.target,
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.xl,
  fontWeight: vars.fontWeight.regular,
  letterSpacing: '0.03em',
  textDecoration: 'none',
});

export const title = style({ fontSize: vars.fontSize.heading });

export const lead = style({ color: vars.color.text.muted, fontSize: vars.fontSize.sm });

export const submit = style({ marginBlockStart: vars.space.xs });

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: vars.space.xs,
  color: vars.color.text.muted,
  fontSize: vars.fontSize.sm,
});
