import type { Outfit } from '../renderer/figures/pose.ts';

/** The outfits of the figures. */
export const outfits = {
  shorts: {
    torso: 'skin',
    belly: 'skin',
    sleeves: 'none',
    hips: 'cloth',
    thighs: 'cloth',
    shins: 'skin',
    feet: 'shoe',
  },
  boxer: {
    torso: 'skin',
    belly: 'skin',
    sleeves: 'none',
    hips: 'cloth',
    thighs: 'cloth',
    shins: 'skin',
    feet: 'shoe',
    hands: 'rubber',
  },
  coach: {
    torso: 'cloth',
    belly: 'cloth',
    sleeves: 'short',
    hips: 'cloth',
    thighs: 'cloth',
    shins: 'cloth',
    feet: 'shoe',
  },
  leotard: {
    torso: 'cloth',
    belly: 'cloth',
    sleeves: 'none',
    hips: 'cloth',
    thighs: 'cloth',
    shins: 'cloth',
    feet: 'skin',
  },
} satisfies Record<string, Outfit>;
