import { style } from '@vanilla-extract/css';
import { media } from '../../theme/index.ts';

/** As high as a row of portraits and quotes below each other; on phones the portraits grow with the window. */
export const section = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-around',
  minBlockSize: 'calc(52rem + 75vw)',
  '@media': {
    [media.tablet]: { minBlockSize: '64rem' },
    [media.desktop]: { minBlockSize: '57rem' },
    '(scripting: none)': { display: 'none' },
  },
  selectors: { '&:has(> [hidden])': { display: 'none' } },
});
