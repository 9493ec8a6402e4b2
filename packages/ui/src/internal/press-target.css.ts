import { style } from '@vanilla-extract/css';
import { focusRing, media, motionSafe, vars } from '../theme/index.ts';

const { color, radius } = vars;

/** The link of a `pressCard`, whose press target is the whole card. */
export const pressTarget = style({
  textDecoration: 'none',
  outline: 'none',
  '@media': { [media.forcedColors]: { textDecoration: 'underline' } },
  '::after': { content: '', position: 'absolute', inset: 0, zIndex: 1 },
});

export const pressCard = style({
  ...motionSafe('border-color'),
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  border: `1px solid ${color.line.subtle}`,
  borderRadius: radius.lg,
  selectors: {
    [`&:has(${pressTarget}:hover)`]: { borderColor: color.text.muted },
    [`&:has(${pressTarget}:focus-visible)`]: focusRing,
  },
});
