import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { media, type Space, vars } from '../../theme/index.ts';

const negative = Object.fromEntries(
  Object.entries(vars.space).map(([name, space]) => [name, `calc(${space} * -1)`]),
) as Record<Space, string>;

export const bleed = createSprinkles(
  defineProperties({
    conditions: {
      phone: {},
      tablet: { '@media': media.tablet },
      desktop: { '@media': media.desktop },
    },
    defaultCondition: 'phone',
    properties: { marginInline: negative },
  }),
);
