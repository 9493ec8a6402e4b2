import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

const { color, fontSize, fontWeight, lineHeight, space } = vars;

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space.xs,
  paddingBlock: space.xxl,
  paddingInline: space.md,
  textAlign: 'center',
});

/** Centred in the page that it replaces. */
export const page = style([root, { justifyContent: 'center', minBlockSize: '60dvh' }]);

/** The place of a drawing of 200 × 140. */
export const drawing = style({
  inlineSize: '8rem',
  aspectRatio: '10 / 7',
  marginBlockEnd: space.xs,
});

export const pageDrawing = style([drawing, { inlineSize: '14rem', marginBlockEnd: space.md }]);

export const title = style({
  fontSize: fontSize.lg,
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.snug,
});

export const pageTitle = style({ fontSize: fontSize.title, fontWeight: fontWeight.heavy });

export const description = style({ maxInlineSize: '32em', color: color.text.muted });

export const detail = style({ color: color.text.muted, fontSize: fontSize.sm });

export const action = style({ marginBlockStart: space.md });
