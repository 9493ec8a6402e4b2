import { createThemeContract } from '@vanilla-extract/css';
import { tokens } from './tokens.ts';

/** The tokens as CSS custom properties, which each theme sets. */
export const vars = createThemeContract(tokens);
