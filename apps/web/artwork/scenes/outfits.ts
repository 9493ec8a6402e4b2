import type { Outfit } from '../studio/figures/body.ts';

/** What people wear in the pictures. */
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
