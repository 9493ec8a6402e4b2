import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

export const bleed = styleVariants(vars.space, (space) => ({
  marginInline: `calc(${space} * -1)`,
}));
