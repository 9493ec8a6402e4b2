import { style } from '@vanilla-extract/css';

/** The box without a visible label, in the middle of its touch target. */
export const alone = style({ justifyContent: 'center', gap: 0 });
