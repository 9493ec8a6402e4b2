import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../src/theme/index.ts';

export const stack = recipe({
  base: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: vars.space.lg },
  variants: {
    isRow: {
      true: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.sm },
    },
    isNarrow: { true: { alignItems: 'stretch', maxWidth: vars.width.dialog } },
  },
});
