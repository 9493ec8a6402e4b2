import { vars } from '@fitness/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

export const sizes = styleVariants(vars.fontSize, (fontSize) => ({
  fontSize,
  lineHeight: vars.lineHeight.snug,
}));
export const weights = styleVariants(vars.fontWeight, (fontWeight) => ({ fontWeight }));
export const lineHeights = styleVariants(vars.lineHeight, (lineHeight) => ({
  lineHeight,
  maxWidth: vars.width.dialog,
}));
export const display = style({
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.title,
  lineHeight: vars.lineHeight.tight,
});
