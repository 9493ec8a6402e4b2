import { styleVariants } from '@vanilla-extract/css';

export const media = styleVariants({
  screen: { display: 'contents', '@media': { print: { display: 'none' } } },
  print: { display: 'none', '@media': { print: { display: 'contents' } } },
});
