import { vars } from '@fitness/ui/theme';
import { style } from '@vanilla-extract/css';

export const lines = style({ display: 'grid' });

/** Three columns that line up over all lines of a list. */
export const line = style({
  display: 'grid',
  gridTemplateColumns: '3.75rem minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.sm,
  minBlockSize: vars.size.target,
  paddingBlock: vars.space.xs,
  borderBlockStart: `1px solid ${vars.color.line.subtle}`,
  fontSize: vars.fontSize.sm,
  selectors: {
    '&:first-child': { borderBlockStart: 'none' },
    '&[data-over]': { color: vars.color.text.muted },
  },
});

export const time = style({
  fontSize: vars.fontSize.lg,
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.tight,
  whiteSpace: 'nowrap',
});

export const members = style({ minInlineSize: 0, lineHeight: vars.lineHeight.snug });

export const muted = style({ color: vars.color.text.muted });
