import { style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/index.ts';

/** Shows the picture after the text in the layout with two columns. */
export const last = style({ '@media': { [media.tablet]: { order: 2 } } });

export const role = style({
  color: vars.color.text.muted,
  fontSize: vars.fontSize.lg,
  fontWeight: vars.fontWeight.medium,
  letterSpacing: 0,
});

const line = `1px solid ${vars.color.line.subtle}`;

export const list = style({ borderBlockStart: line });
export const item = style({ paddingBlock: vars.space.sm, borderBlockEnd: line });
