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
  padding: space.sm,
  marginBlockEnd: space.sm,
  overflow: 'hidden',
  borderRadius: radius.sm,
});
/** The content of a picture. */
export const content = style({ overflow: 'hidden', zoom: 0.7 });
globalStyle(`${content} > img`, { maxInlineSize: 'none' });

export const muted = style({ color: color.text.muted });

export const purpose = style([muted, { display: 'block', marginBlockStart: space.xs }]);
