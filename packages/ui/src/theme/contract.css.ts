import { createGlobalTheme } from '@vanilla-extract/css';
import { tokens } from './tokens.ts';

/** The tokens as CSS custom properties on `:root`; components style themselves with these and nothing raw. */
export const vars = createGlobalTheme(':root', tokens);
