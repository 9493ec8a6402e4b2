import { vars } from '@fitness/ui/theme';
import { style } from '@vanilla-extract/css';

export const seats = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xs,
});

export const dots = style({ display: 'inline-flex', gap: '3px' });

export const dot = style({
  inlineSize: '0.5rem',
  blockSize: '0.5rem',
  border: `1.5px solid ${vars.color.line.control}`,
  borderRadius: vars.radius.full,
  selectors: {
    '&[data-reserved]': {
      borderColor: vars.color.text.muted,
      backgroundColor: vars.color.text.muted,
    },
  },
});

export const figures = style({
  color: vars.color.text.default,
  fontWeight: vars.fontWeight.medium,
});
