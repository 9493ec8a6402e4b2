import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

const { fontSize, fontWeight, lineHeight, space } = vars;
const large = { fontWeight: fontWeight.heavy, letterSpacing: '-0.02em' } as const;

export const heading = styleVariants({
  sm: { fontSize: fontSize.sm, fontWeight: fontWeight.medium, lineHeight: lineHeight.snug },
  md: { fontSize: fontSize.md, fontWeight: fontWeight.bold, lineHeight: lineHeight.snug },
  lg: { fontSize: fontSize.lg, fontWeight: fontWeight.bold, lineHeight: lineHeight.snug },
  heading: { ...large, fontSize: fontSize.heading, lineHeight: lineHeight.snug },
  title: { ...large, fontSize: `min(${fontSize.title}, 8vw)`, lineHeight: lineHeight.snug },
  display: {
    fontFamily: vars.font.display,
    fontSize: fontSize.display,
    fontWeight: fontWeight.regular,
    lineHeight: 1.05,
  },
});

/** The size of a heading. */
export type HeadingSize = keyof typeof heading;

export const withLead = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xs,
  minInlineSize: 0,
});

export const lead = style({ maxInlineSize: vars.width.reading, color: vars.color.text.muted });
