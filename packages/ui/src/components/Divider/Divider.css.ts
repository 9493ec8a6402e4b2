import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

export const divider = style({
  border: 'none',
  borderBlockStart: `1px solid ${vars.color.line.subtle}`,
});
