import { style } from '@vanilla-extract/css';
import { visuallyHiddenRule } from '../theme/prerendering.ts';

/** Hides an element visually; a class, because the security policy forbids style attributes. */
export const visuallyHidden = style(visuallyHiddenRule);
