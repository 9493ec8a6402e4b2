import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

export const inline = style({ display: 'flex', flexWrap: 'wrap', minInlineSize: 0 });
export const inText = style({ display: 'inline-flex', flexWrap: 'wrap', minInlineSize: 0 });
export const unwrapped = style({ flexWrap: 'nowrap' });

const { target, control } = vars.size;

export const minHeights = styleVariants({ target, control }, (minBlockSize) => ({ minBlockSize }));

export const fill = styleVariants({ none: '0', ...vars.width }, (basis) => ({
  flex: `1 1 ${basis}`,
  minInlineSize: 0,
}));
