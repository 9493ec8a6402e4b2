import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

const none = { border: 'none' } as const;

export const divider = styleVariants({
  subtle: { ...none, borderBlockStart: `1px solid ${vars.color.line.subtle}` },
  accent: { ...none, borderBlockStart: `4px solid ${vars.color.accent.base}` },
});
