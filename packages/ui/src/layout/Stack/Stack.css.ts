import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

export const stack = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  minInlineSize: 0,
});

export const divided = styleVariants(vars.space, (rowGap) => ({ rowGap }));

for (const [name, className] of Object.entries(divided)) {
  globalStyle(`${className} > * + *`, {
    paddingBlockStart: vars.space[name as keyof typeof vars.space],
    borderBlockStart: `1px solid ${vars.color.line.subtle}`,
  });
}
