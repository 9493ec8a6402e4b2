import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

const { fontSize, fontWeight, lineHeight } = vars;
const large = { fontWeight: fontWeight.heavy, letterSpacing: '-0.02em' } as const;

export const heading = styleVariants({
  sm: { fontSize: fontSize.sm, fontWeight: fontWeight.medium, lineHeight: lineHeight.snug },
  md: { fontSize: fontSize.md, fontWeight: fontWeight.bold, lineHeight: lineHeight.snug },
  lg: { fontSize: fontSize.lg, fontWeight: fontWeight.bold, lineHeight: lineHeight.snug },
  xl: { fontSize: fontSize.xl, fontWeight: fontWeight.bold, lineHeight: lineHeight.snug },
  heading: { ...large, fontSize: fontSize.heading, lineHeight: lineHeight.snug },
  title: { ...large, fontSize: fontSize.title, lineHeight: lineHeight.snug },
});

/** The size of a heading. */
export type HeadingSize = keyof typeof heading;
