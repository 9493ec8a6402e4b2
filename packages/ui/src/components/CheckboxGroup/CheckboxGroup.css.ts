import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

export const orientations = styleVariants({
  vertical: { display: 'flex', flexDirection: 'column' },
  horizontal: { display: 'flex', flexWrap: 'wrap', columnGap: vars.space.lg },
});

export const item = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

/** Why an item cannot be selected. */
export const reason = style({
  marginBlockStart: `calc(${vars.space.xs} * -1)`,
  color: vars.color.text.muted,
  fontSize: vars.fontSize.sm,
});
