import { style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/index.ts';

const { color, fontSize, fontWeight, lineHeight, space } = vars;

export const besidePicture = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'end',
  gap: space.xxs,
  minBlockSize: '11.5rem',
  padding: space.lg,
  overflow: 'hidden',
  isolation: 'isolate',
  borderRadius: vars.radius.lg,
  backgroundColor: color.surface.card,
  '@media': { [media.tablet]: { minBlockSize: '14rem', padding: space.xl } },
});

/** Fades into the surface under the text and bleeds off at the other side. */
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

export const title = style({
  fontSize: fontSize.title,
  fontWeight: fontWeight.heavy,
  letterSpacing: '-0.03em',
  lineHeight: lineHeight.tight,
});

export const lead = style({
  maxInlineSize: '15rem',
  marginBlockStart: space.xxs,
  color: color.text.muted,
  fontSize: fontSize.sm,
  textWrap: 'pretty',
  '@media': { [media.tablet]: { maxInlineSize: '26rem', fontSize: fontSize.md } },
});

export const alone = style({ display: 'grid', gap: space.md });

export const line = style({ display: 'block' });

export const sloganLead = style({
  maxInlineSize: vars.width.reading,
  color: color.text.muted,
  '@media': { [media.tablet]: { fontSize: fontSize.lg } },
});
