import { globalLayer } from '@vanilla-extract/css';

/** The reset stands in a layer below everything else, so that a component never fights it with specificity. */
export const resetLayer = globalLayer('reset');
