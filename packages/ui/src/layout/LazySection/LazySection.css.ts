import { style } from '@vanilla-extract/css';
import { media } from '../../theme/index.ts';

/** As high as prices, portraits and quotes below each other; portraits grow with the window. */
export const section = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  minBlockSize: 'calc(94rem + 194vw)',
  '@media': {
    [media.tablet]: { minBlockSize: 'calc(84rem + 87vw)' },
    [media.desktop]: { minBlockSize: 'calc(75rem + min(28vw, 20rem))' },
    '(scripting: none)': { display: 'none' },
  },
  selectors: { '&:has(> [hidden])': { display: 'none' } },
});
