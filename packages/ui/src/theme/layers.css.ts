import { globalLayer } from '@vanilla-extract/css';

/** The layer of the reset, below all component styles. */
export const resetLayer = globalLayer('reset');
