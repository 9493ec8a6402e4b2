import { media, vars } from '@fitness/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

export const root = style({
  display: 'grid',
  gap: vars.space.sm,
  alignContent: 'start',
  minInlineSize: 0,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.sm,
});

export const subject = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  fontSize: vars.fontSize.sm,
});

export const summary = style({ color: vars.color.text.muted, fontSize: vars.fontSize.sm });

export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '3px',
  whiteSpace: 'nowrap',
});

const box = style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '1.25rem',
  paddingInline: '0.25rem',
  border: '1px solid transparent',
  borderRadius: vars.radius.sm,
  lineHeight: vars.lineHeight.snug,
});

/** The number of classes: plain on past days, outlined without reservations, otherwise filled. */
export const classes = styleVariants({
  past: [box, { minInlineSize: 0, paddingInline: 0 }],
  free: [box, { borderColor: 'currentColor' }],
  reserved: [
    box,
    {
      color: vars.color.info.text,
      borderColor: vars.color.info.line,
      backgroundColor: vars.color.info.surface,
      fontWeight: vars.fontWeight.bold,
      selectors: {
        '[data-selected] &': {
          color: vars.color.accent.base,
          borderColor: vars.color.text.onAccent,
          backgroundColor: vars.color.text.onAccent,
        },
      },
    },
  ],
});

export const reserved = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1px',
  selectors: {
    '[data-mark="reserved"] > &': { color: vars.color.info.text },
    '[data-selected] &': { color: 'inherit' },
  },
});

/** On a phone a day has room for the icon only; the number stands in its name and its dialog. */
export const figure = style({
  display: 'none',
  '@media': { [media.tablet]: { display: 'inline' } },
});

export const memberIcon = style({
  inlineSize: '0.625rem',
  blockSize: '0.625rem',
  flexShrink: 0,
  fill: 'currentColor',
});

export const legendIcon = style({ display: 'inline-flex', color: vars.color.info.text });
