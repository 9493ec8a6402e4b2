import { createGlobalThemeContract, createThemeContract } from '@vanilla-extract/css';
import { customPropertyOf } from './custom-property.ts';
import { isPublished } from './published.ts';
import { tokens } from './tokens.ts';

/** The tokens as CSS custom properties, which each theme sets. */
export const vars = isPublished
  ? createGlobalThemeContract(tokens, (_, path) => customPropertyOf(path))
  : createThemeContract(tokens);
