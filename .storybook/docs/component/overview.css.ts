import { vars } from '@fitness/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space, radius } = vars;

export const card = style({
  border: `1px solid ${color.line.subtle}`,
  borderRadius: radius.md,
  backgroundColor: color.surface.card,
  ':hover': { borderColor: color.line.control },
});
globalStyle(`${card} > a`, {
  display: 'block',
  blockSize: '100%',
  padding: space.sm,
  color: color.text.default,
  textDecoration: 'none',
});

/** The part of a picture that fits. */
export const frame = style({
  display: 'grid',
  blockSize: '11rem',
  marginBlockEnd: space.sm,
  overflow: 'hidden',
  borderRadius: radius.sm,
});
globalStyle(`${frame} > img`, { maxInlineSize: 'none', zoom: 0.7 });

export const muted = style({ color: color.text.muted });

export const purpose = style([muted, { display: 'block', marginBlockStart: space.xs }]);
