import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/index.ts';
import { knownUserAttribute } from '../../theme/prerendering.ts';

const widths = { tablet: media.tablet, desktop: media.desktop };

export const show = {
  above: styleVariants(widths, (query) => ({
    display: 'none',
    '@media': { [query]: { display: 'contents' } },
  })),
  below: styleVariants(widths, (query) => ({
    display: 'contents',
    '@media': { [query]: { display: 'none' } },
  })),
  on: {
    screen: style({ display: 'contents', '@media': { [media.print]: { display: 'none' } } }),
    print: style({ display: 'none', '@media': { [media.print]: { display: 'contents' } } }),
    unknownUser: style({
      display: 'none',
      selectors: { [`html:not([${knownUserAttribute}]) &`]: { display: 'contents' } },
    }),
  },
};
