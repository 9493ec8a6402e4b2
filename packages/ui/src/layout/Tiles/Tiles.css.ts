import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

export const tiles = style({ display: 'grid', minInlineSize: 0 });

export const filled = styleVariants(vars.width, (width) => ({
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${width}, 100%), 1fr))`,
}));
