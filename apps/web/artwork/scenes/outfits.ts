import type { Outfit } from '../renderer/figures/pose.ts';

/** The outfits of the figures. */
export const outfits = {
  shorts: { top: 'none', shins: 'skin', feet: 'shoe' },
  trunks: { top: 'none', isLoose: true, shins: 'skin', feet: 'shoe' },
  stringer: { top: 'stringer', shins: 'cloth', feet: 'shoe' },
  shirt: { top: 'shirt', shins: 'cloth', feet: 'shoe' },
  tank: { top: 'tank', shins: 'cloth', feet: 'shoe' },
  bra: { top: 'bra', shins: 'cloth', feet: 'shoe' },
  leotard: { top: 'leotard', shins: 'cloth', feet: 'skin' },
} satisfies Record<string, Outfit>;
