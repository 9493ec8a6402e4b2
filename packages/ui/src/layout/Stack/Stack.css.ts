import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

export const stack = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  minInlineSize: 0,
});

const dividerSpace = createVar();
const dividers = style({ rowGap: dividerSpace });

globalStyle(`${dividers} > * + *`, {
  paddingBlockStart: dividerSpace,
  borderBlockStart: `1px solid ${vars.color.line.subtle}`,
});

export const divided = styleVariants(vars.space, (space) => [
  dividers,
  { vars: { [dividerSpace]: space } },
]);
