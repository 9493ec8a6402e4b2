import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '../../theme/index.ts';

const gap = vars.space.sm;

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap,
});

/** The search field and the button for the other fields, which wraps with large text. */
export const search = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space.xs,
  inlineSize: '100%',
  '@media': { [media.tablet]: { inlineSize: 'auto' } },
});

export const searchField = style({
  flex: '1 1 8rem',
  minInlineSize: 0,
  '@media': { [media.tablet]: { flex: 'none', inlineSize: vars.width.lg } },
});

/** Two columns on phones, one with large text. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  gap,
  // Aligned to the start, so that a field's message does not move other fields.
  alignItems: 'start',
  inlineSize: '100%',
  '@media': { [media.tablet]: { display: 'flex', flexWrap: 'wrap', inlineSize: 'auto' } },
});

export const field = styleVariants(vars.width, (inlineSize) => ({
  minInlineSize: 0,
  maxInlineSize: '100%',
  '@media': { [media.tablet]: { inlineSize } },
}));

/** The height of a label, by which a button beside the fields is moved down. */
const labelHeight = `calc(${vars.fontSize.sm} * ${vars.lineHeight.snug} + ${vars.space.xs})`;

/** Takes a row of its own on phones. */
export const submit = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridColumn: '1 / -1',
  minInlineSize: 0,
  '@media': { [media.tablet]: { marginBlockStart: labelHeight } },
});

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
