import { style, type StyleRule } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing, motionSafe, vars } from '../../theme/index.ts';
import { breakpoints, responsive } from './breakpoints.ts';
import { head as hiddenHead } from './cards.css.ts';
// First, since the styles here replace some of it.
import './Table.css.ts';

const { color, fontSize, fontWeight, space } = vars;

/** A tablet and a table with many columns: wide enough for all values on one line. */
const wide = `${breakpoints.narrow.many} and (min-width: 48rem)`;

/** The styles of an element below the table's breakpoint, and with all values on one line. */
const folded = (narrow: StyleRule, oneLine: StyleRule = {}) => {
  const { few, many } = responsive(narrow).columns;
  return recipe({
    variants: { columns: { few, many: { '@media': { ...many['@media'], [wide]: oneLine } } } },
  });
};

/** Makes a row with one line of text as high as a control. */
const paddingBlock = '0.65rem';

/** The width of the arrow. */
const arrowSize = '1.25rem';

const line = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `minmax(6rem, 1fr) auto ${arrowSize}`,
  alignItems: 'baseline',
  alignContent: 'center',
  columnGap: space.xs,
  minBlockSize: vars.size.control,
  paddingBlock,
  paddingInline: space.md,
} as const;

const oneLine = { gridTemplateColumns: `12rem minmax(0, 1fr) auto auto ${arrowSize}` };

const separator = `1px solid ${color.line.subtle}`;

export const list = folded({
  border: separator,
  borderRadius: vars.radius.lg,
  backgroundColor: color.surface.card,
});

/** `hidden` for tables without a column at the end, in which there are no values to compare. */
export const head = { visible: folded({ display: 'block' }), hidden: hiddenHead };

export const headRow = folded(
  { ...line, minBlockSize: 'auto', paddingBlock: space.xs, borderBlockEnd: separator },
  oneLine,
);

export const body = folded({ display: 'block' });

export const row = folded(
  { ...line, selectors: { '&:not(:last-child)': { borderBlockEnd: separator } } },
  oneLine,
);

export const footerRow = folded(
  { ...line, borderBlockStart: `1px solid ${color.line.control}` },
  oneLine,
);

// The empty alternative keeps it out of the accessible name.
const label = {
  content: 'attr(data-label) / ""',
  flexShrink: 0,
  color: color.text.muted,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.regular,
} as const;

const end = { gridArea: '1 / 2', textAlign: 'end' } as const;

/** The cells by position; details are visible in an expanded row. */
export const cell = {
  title: folded({
    gridArea: '1 / 1',
    textAlign: 'start',
    fontSize: fontSize.md,
    fontWeight: fontWeight.bold,
  }),
  end: folded(end, { gridArea: '1 / 4' }),
  below: folded(
    { gridArea: '2 / 1', textAlign: 'start', color: color.text.muted },
    { gridArea: '1 / 2' },
  ),
  belowEnd: folded(
    {
      gridArea: '2 / 2 / auto / -1',
      display: 'flex',
      alignItems: 'baseline',
      gap: space.xs,
      '::before': label,
      selectors: { '&:has(> span:empty)': { display: 'none' } },
    },
    { gridArea: '1 / 3' },
  ),
  detail: folded(
    {
      display: 'none',
      gridColumn: '1 / 3',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: space.md,
      minBlockSize: '2.25rem',
      textAlign: 'end',
      // Above the row's button, so that its own controls can be pressed.
      position: 'relative',
      zIndex: 1,
      '::before': label,
      selectors: {
        '[data-expanded] > &': { display: 'flex' },
        '[data-expanded] > &:has(> span:empty)': { display: 'none' },
      },
    },
    { gridColumn: '1 / -1', justifyContent: 'start', '::before': { inlineSize: '12rem' } },
  ),
};

/** The place of a cell in a folded row. */
export type FoldedPlace = keyof typeof cell;

const clipped = folded({
  position: 'absolute',
  padding: 0,
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});

const unframed = { inlineSize: 'auto', padding: 0, border: 'none' };

/** The column headers by the place of their cells. */
export const headCell = {
  title: folded({ ...unframed, gridArea: '1 / 1' }),
  end: folded({ ...unframed, ...end }, { gridArea: '1 / 4' }),
  below: clipped,
  belowEnd: clipped,
  detail: clipped,
};

/** Hidden in table rows and in print, where nothing is collapsed. */
export const onlyFolded = style({ display: 'none' });

/** Covers the row, with its arrow at the end of the first line. */
export const toggle = folded({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  justifyContent: 'end',
  paddingBlock,
  paddingInline: space.md,
  color: color.text.muted,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: { '&:focus-visible': { ...focusRing, outlineOffset: '-2px' } },
});

export const arrow = style({
  display: 'inline-flex',
  alignItems: 'center',
  blockSize: `calc(${fontSize.md} * ${vars.lineHeight.text})`,
  ...motionSafe('transform'),
  selectors: { '[aria-expanded="true"] > &': { transform: 'scaleY(-1)' } },
});
