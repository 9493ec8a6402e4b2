import { createGlobalTheme } from '@vanilla-extract/css';
import { tokens } from './tokens.ts';

/** The tokens as CSS custom properties on `:root`. */
export const vars = createGlobalTheme(':root', tokens);
