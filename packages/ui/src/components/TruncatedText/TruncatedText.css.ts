import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

export const text = style({ overflowWrap: 'anywhere' });

export const maxLines = createVar();

export const lines = style([text, { display: 'block', whiteSpace: 'pre-wrap' }]);

// Clipped instead of shortened, so that the whole text can be copied and found with the browser's search.
export const clamped = style([
  lines,
  {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: maxLines,
    overflow: 'hidden',
  },
]);

export const line = style({ display: 'block' });

export const toggle = style({
  // Above a press target that covers the text, such as that of a folded row.
  position: 'relative',
  zIndex: 1,
  minBlockSize: vars.size.target,
  minInlineSize: vars.size.target,
  borderRadius: vars.radius.sm,
  color: vars.color.text.muted,
  fontSize: vars.fontSize.sm,
  textAlign: 'inherit',
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.3em',
  textDecorationColor: vars.color.line.control,
  ':hover': { textDecorationColor: 'currentColor' },
});
