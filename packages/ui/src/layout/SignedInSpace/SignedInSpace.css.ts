import { style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/index.ts';
import { knownUserAttribute } from '../../theme/prerendering.ts';

/** As high as a SummaryStrip: three lines on phones, one row in wider windows. */
export const space = style({
  display: 'grid',
  minBlockSize: '7rem',
  backgroundColor: vars.color.surface.card,
  '@media': { [media.tablet]: { minBlockSize: '5rem' } },
});

export const provisional = style({
  selectors: { [`html:not([${knownUserAttribute}]) &`]: { display: 'none' } },
});
