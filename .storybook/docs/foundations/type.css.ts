import { tokens, vars } from '@fitness/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

export const sizes = styleVariants(tokens.fontSize, (fontSize) => ({
  fontSize,
  lineHeight: vars.lineHeight.snug,
}));
export const weights = styleVariants(tokens.fontWeight, (fontWeight) => ({ fontWeight }));
export const lineHeights = styleVariants(tokens.lineHeight, (lineHeight) => ({
  lineHeight,
  maxWidth: vars.size.dialog,
}));
export const display = style({
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.title,
  lineHeight: vars.lineHeight.tight,
});
