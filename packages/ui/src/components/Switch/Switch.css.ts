import { style } from '@vanilla-extract/css';
import { pressedLabel } from '../../internal/field/pressed-label.ts';
import { stretchHiddenInput } from '../../internal/field/stretch-hidden-input.ts';
import { forcedSelection, keepsColors, media, motionSafe, vars } from '../../theme/index.ts';

/** As wide as its content, so that others can be beside it. */
export const field = style({ display: 'inline-flex', flexDirection: 'column', minInlineSize: 0 });

export const root = style({
  ...pressedLabel,
  alignItems: 'center',
  gap: vars.space.sm,
  minBlockSize: vars.size.target,
  fontWeight: vars.fontWeight.medium,
});

stretchHiddenInput(root);

export const track = style({
  pointerEvents: 'none',
  flexShrink: 0,
  display: 'inline-flex',
  alignItems: 'center',
  inlineSize: '3rem',
  blockSize: '1.75rem',
  padding: '0.1875rem',
  border: `1px solid ${vars.color.line.control}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surface.sunken,
  transition: motionSafe('background-color').transition,
  '@media': { ...motionSafe('background-color')['@media'], ...keepsColors },
  selectors: {
    '[data-hovered] > &': { borderColor: vars.color.text.muted },
    '[data-selected] > &': {
      borderColor: vars.color.accent.base,
      backgroundColor: vars.color.accent.base,
      '@media': forcedSelection,
    },
    '[data-disabled] > &': {
      borderColor: vars.color.line.subtle,
      backgroundColor: vars.color.surface.raised,
    },
  },
});

export const thumb = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  borderRadius: vars.radius.full,
  color: 'transparent',
  backgroundColor: vars.color.text.muted,
  fontSize: '0.75rem',
  ...motionSafe('transform'),
  selectors: {
    '[data-selected] &': {
      color: vars.color.accent.base,
      backgroundColor: vars.color.text.onAccent,
      transform: 'translateX(1.25rem)',
      '@media': { [media.forcedColors]: { color: 'Highlight', backgroundColor: 'HighlightText' } },
    },
    '[data-disabled] &': { backgroundColor: vars.color.line.control },
  },
});
