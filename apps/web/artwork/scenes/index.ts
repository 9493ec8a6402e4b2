import type { Shot } from '../renderer/shot.ts';
import { bannerShots } from './banners.ts';
import { cardShots } from './cards.ts';
import { duoShots } from './duo.ts';
import { gymShots } from './gym.ts';
import { membershipShots } from './membership.ts';
import { pilatesShots } from './pilates.ts';
import { portraitShots } from './portraits.ts';
import { ptShots } from './pt.ts';

/** Every picture there is to render. */
const shots: readonly Shot[] = [
  ...gymShots,
  ...ptShots,
  ...pilatesShots,
  ...membershipShots,
  ...portraitShots,
  ...duoShots,
  ...cardShots,
  ...bannerShots,
];

/** The shot of this name. */
export function shotNamed(name: string): Shot {
  const found = shots.find((shot) => shot.name === name);
  if (!found) throw new Error(`There is no picture named ${name}.`);
  return found;
}
