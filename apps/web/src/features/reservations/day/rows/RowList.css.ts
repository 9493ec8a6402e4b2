import { media, vars } from '@fitness/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

export const rows = styleVariants({
  narrow: { display: 'grid' },
  wide: {
    display: 'grid',
    '@media': {
      [media.desktop]: {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        columnGap: vars.space.xxl,
      },
    },
  },
});

/** Time, what it is, what can be done: three columns that line up over all rows of a list. */
const line = style({
  display: 'grid',
  alignItems: 'center',
  columnGap: vars.space.xs,
  minBlockSize: '4.5rem',
  paddingBlock: vars.space.sm,
  borderBlockStart: `1px solid ${vars.color.line.subtle}`,
  selectors: { '&:first-child': { borderBlockStart: 'none' } },
  '@media': { [media.tablet]: { columnGap: vars.space.md } },
});

export const row = styleVariants({
  narrow: [line, { gridTemplateColumns: '4.25rem minmax(0, 1fr) auto' }],
  wide: [
    line,
    {
      gridTemplateColumns: '5.5rem minmax(0, 1fr) auto',
      '@media': {
        [media.desktop]: { selectors: { '&:nth-child(2)': { borderBlockStart: 'none' } } },
      },
    },
  ],
});

export const time = style({
  fontSize: vars.fontSize.xl,
  fontWeight: vars.fontWeight.heavy,
  lineHeight: vars.lineHeight.tight,
  letterSpacing: '-0.02em',
});

export const what = style({ display: 'grid', gap: '2px', minInlineSize: 0 });

export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.xs,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
});

export const detail = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xs,
  color: vars.color.text.muted,
  fontSize: vars.fontSize.sm,
});

export const trainer = style({ color: vars.color.text.muted, fontWeight: vars.fontWeight.regular });

/** Below its button on phones, where a reason has no room beside it; buttons stay in one column. */
export const action = style({
  display: 'grid',
  justifyItems: 'end',
  inlineSize: 'min-content',
  justifySelf: 'end',
  whiteSpace: 'nowrap',
  '@media': { [media.tablet]: { inlineSize: 'auto' } },
});

/** One quiet line where a short list is empty. */
export const emptyLine = style({
  paddingBlock: vars.space.lg,
  color: vars.color.text.muted,
  textAlign: 'center',
});
