import type { Outfit } from '../studio/body.ts';

/** What people wear in the pictures. */
export const outfits = {
  shorts: { torso: 'skin', belly: 'skin', arms: 'skin', hips: 'cloth', thighs: 'cloth', shins: 'skin', feet: 'shoe' },
  boxer: { torso: 'skin', belly: 'skin', arms: 'skin', hips: 'cloth', thighs: 'cloth', shins: 'skin', feet: 'shoe', hands: 'red' },
  coach: { torso: 'cloth', belly: 'cloth', arms: 'cloth', hips: 'cloth', thighs: 'cloth', shins: 'cloth', feet: 'shoe', hands: 'rubber' },
  leotard: { torso: 'cloth', belly: 'cloth', arms: 'skin', hips: 'cloth', thighs: 'cloth', shins: 'cloth', feet: 'skin' },
} satisfies Record<string, Outfit>;
