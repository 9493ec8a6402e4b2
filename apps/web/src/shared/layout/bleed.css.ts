import { globalStyle, style } from '@vanilla-extract/css';

/** A page that uses the whole width of the window instead of the reading column. */
export const bleed = style({});

globalStyle(`main:has(> ${bleed})`, { paddingInline: 0, paddingBlockEnd: 0 });
