import { style, styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media, vars } from '../../theme/index.ts';

const gap = vars.space.sm;

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap,
});

/** Two columns on phones, one with large text. */
export const fields = recipe({
  base: {
    display: 'grid',
    gap,
    // Aligned to the start, so that a field's message does not move other fields.
    alignItems: 'start',
    inlineSize: '100%',
    '@media': { [media.tablet]: { display: 'flex', flexWrap: 'wrap', inlineSize: 'auto' } },
  },
  variants: {
    /** The submit button stands beside the search field. */
    isBesideSearch: {
      true: { gridTemplateColumns: 'minmax(0, 1fr) fit-content(50%)' },
      false: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))' },
    },
  },
});

export const field = styleVariants(vars.width, (inlineSize) => ({
  minInlineSize: 0,
  maxInlineSize: '100%',
  '@media': { [media.tablet]: { inlineSize } },
}));

/** Takes a row of its own on phones. */
export const row = style({ gridColumn: '1 / -1' });

/** The height of a label, by which a button beside the fields is moved down. */
const labelHeight = `calc(${vars.fontSize.sm} * ${vars.lineHeight.snug} + ${vars.space.xs})`;

export const submit = styleVariants(
  { besideSearch: labelHeight, below: 0 },
  (marginBlockStart) => ({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    minInlineSize: 0,
    marginBlockStart,
    '@media': { [media.tablet]: { marginBlockStart: labelHeight } },
  }),
);

export const presets = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xxs,
  maxInlineSize: '100%',
  // Beside the fields.
  marginInlineEnd: 'auto',
  minBlockSize: vars.size.control,
});

/** The height of a small button, so that its appearance causes no layout shift. */
export const summary = style({
  display: 'flex',
  flex: `1 1 ${vars.width.md}`,
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.sm,
  rowGap: vars.space.xxs,
  minBlockSize: vars.size.target,
  color: vars.color.text.muted,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.snug,
  '@media': { [media.tablet]: { justifyContent: 'end' } },
});
