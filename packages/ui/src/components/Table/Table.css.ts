import {
  createContainer,
  createVar,
  fallbackVar,
  style,
  type StyleRule,
} from '@vanilla-extract/css';
import { visuallyHidden } from '../../internal/visually-hidden.css.ts';
import { focusRing, motionSafe, vars } from '../../theme/index.ts';
import { visuallyHiddenRule } from '../../theme/prerendering.ts';

const { color, fontSize, fontWeight, radius, space } = vars;

const tableName = createContainer();
const cardsName = createContainer();
const foldedName = createContainer();

// Containers only on the screen; in print no container matches, and a table has rows at every width.
const rows = `${tableName} (width >= 45rem)`;
const cards = `${cardsName} (width < 45rem)`;
const folded = `${foldedName} (width < 45rem)`;

const gone: StyleRule = { display: 'none' };

/** The container whose width decides the layout; also a stacking context for the parts of the table. */
const container = style({
  inlineSize: '100%',
  '@media': { screen: { containerType: 'inline-size' } },
});

/** The container by its layout where it is narrow. */
export const containers = {
  cards: style([container, { containerName: `${tableName} ${cardsName}` }]),
  folded: style([container, { containerName: `${tableName} ${foldedName}` }]),
};

const cellPadding = createVar();
const rowFontSize = createVar();
const headerWhiteSpace = createVar();

/** Less padding and smaller text where many columns hardly fit, and headers on two lines before the table has to be scrolled. */
export const manyColumns = style({
  vars: {
    [cellPadding]: 'clamp(0.25rem, 5.2cqi - 2.5rem, 0.625rem)',
    [rowFontSize]: `clamp(${fontSize.xs}, 1.7cqi, ${fontSize.sm})`,
    [headerWhiteSpace]: 'normal',
  },
});

const paddingInline = fallbackVar(cellPadding, space.md);
const separator = `1px solid ${color.line.subtle}`;

const box: StyleRule = {
  border: separator,
  borderRadius: radius.lg,
  backgroundColor: color.surface.card,
};

/** Scrolls a table that is wider than its container, with the hidden texts in it. */
export const frame = style({
  '@container': { [rows]: { ...box, overflowX: 'auto', position: 'relative' }, [folded]: box },
});

const areas = createVar();
const tracks = createVar();
const labelSize = createVar();
const labelWrap = createVar();
/** Keeps the marks of two lines apart. */
const lineSpace = createVar();

// The first and the last column of folded rows include the padding of the row.
const padded = (width: string) => `calc(${width} + ${space.md})`;
const arrowWidth = padded('1.25rem');

/** The columns of folded rows, which all rows share. */
const foldedTable: StyleRule = {
  vars: {
    [areas]: '"title end arrow" "below belowEnd belowEnd"',
    [tracks]: `minmax(${padded('6rem')}, 1fr) auto ${arrowWidth}`,
    [labelSize]: '6rem',
    [labelWrap]: 'nowrap',
    [lineSpace]: space.xxs,
  },
  display: 'grid',
  gridTemplateColumns: tracks,
  columnGap: space.xs,
};

/** Without subgrid support each row has columns of its own. */
const foldedRows: StyleRule = {
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: ['none', 'subgrid'],
};

export const table = style({
  // Not of a fixed layout, in which a value that does not fit into its column covers the next one.
  inlineSize: '100%',
  fontSize: fontSize.sm,
  '@container': {
    [rows]: { fontSize: fallbackVar(rowFontSize, fontSize.sm) },
    [cards]: { display: 'block' },
    [folded]: foldedTable,
    // Where a date or a control has no space beside its label, as on a small phone with larger text.
    [`${foldedName} (width < 17rem)`]: {
      vars: {
        [tracks]: `minmax(${padded('3.5rem')}, 1fr) auto ${arrowWidth}`,
        [labelSize]: '4rem',
        [labelWrap]: 'wrap',
      },
    },
    // With large text on a phone.
    [`${foldedName} (width < 12rem)`]: {
      vars: {
        [areas]:
          '"title title arrow" "end end end" "below below below" "belowEnd belowEnd belowEnd"',
        [tracks]: `minmax(0, 1fr) auto ${arrowWidth}`,
      },
    },
  },
});

export const head = style({
  '@container': {
    [cards]: visuallyHiddenRule,
    [folded]: {
      ...foldedRows,
      // Without a column at the end there are no values to compare.
      selectors: { '&:not(:has([data-place="end"]))': visuallyHiddenRule },
    },
  },
});

const foldedLine: StyleRule = {
  position: 'relative',
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateAreas: areas,
  gridTemplateColumns: [tracks, 'subgrid'],
  alignItems: 'baseline',
  alignContent: 'center',
  columnGap: space.xs,
  paddingInline: space.md,
};

export const headRow = style({
  '@container': {
    [folded]: { ...foldedLine, paddingBlock: space.xs, borderBlockEnd: separator },
  },
});

export const columnWidth = createVar();
/** The width that a column prefers. */
export const preferredWidth = createVar();

const endAlign = '&[data-align="end"]';

/** The place of a cell in a folded row. */
export type FoldedPlace = 'title' | 'end' | 'below' | 'belowEnd' | 'line' | 'detail';

const at = (place: FoldedPlace) => `&[data-place="${place}"]`;

const headerOfRows: StyleRule = {
  inlineSize: preferredWidth,
  paddingBlock: space.sm,
  paddingInline,
  borderBlockEnd: separator,
  textAlign: 'start',
  whiteSpace: fallbackVar(headerWhiteSpace, 'nowrap'),
  overflowWrap: 'normal',
  selectors: { [endAlign]: { textAlign: 'end' } },
};

export const headCell = style({
  color: color.text.muted,
  fontSize: fontSize.xs,
  fontWeight: fontWeight.medium,
  whiteSpace: 'nowrap',
  '@media': { print: headerOfRows },
  '@container': {
    [rows]: { ...headerOfRows, minInlineSize: columnWidth },
    [folded]: {
      selectors: {
        [at('title')]: { gridArea: 'title', textAlign: 'start' },
        [at('end')]: { gridArea: 'end', textAlign: 'end' },
        '&:not([data-place="title"], [data-place="end"])': visuallyHiddenRule,
      },
    },
  },
});

const arrowSpace = `calc(1.25em + ${space.xs} + ${space.xxs})`;

/** The header of a sortable column, with space for the arrow of its button. */
export const sortable = style({
  ...motionSafe('color'),
  '@container': {
    [rows]: {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      minBlockSize: vars.size.target,
      marginBlock: `calc(${space.sm} * -1)`,
      marginInline: `calc(${space.xs} * -1)`,
      paddingInline: `${space.xs} ${arrowSpace}`,
      verticalAlign: 'middle',
      selectors: {
        '&:hover, [aria-sort] > &': { color: color.text.default },
        // The arrow does not move the text away from the numbers below it.
        '[data-align="end"] > &': { paddingInline: `${arrowSpace} ${space.xs}` },
      },
    },
  },
});

/** Covers the header, so that a press on the text sorts too. */
export const sortButton = style({
  display: 'none',
  position: 'absolute',
  inset: 0,
  alignItems: 'center',
  justifyContent: 'end',
  paddingInline: space.xs,
  borderRadius: radius.md,
  selectors: {
    '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
    '[data-align="end"] > * > &': { justifyContent: 'start' },
  },
  '@container': { [rows]: { display: 'flex' } },
});

/** The choice of an order, above cards and folded rows, which have no headers to press. */
export const sortSelect = style({
  paddingBlockEnd: space.sm,
  '@media': { print: gone },
  '@container': {
    [`${tableName} (width >= 32rem)`]: { maxInlineSize: vars.width.lg },
    [rows]: gone,
  },
});

/** The rows and the totals. */
export const body = style({
  '@media': {
    // Browsers repeat a `tfoot` on every printed page, where it would look like the total of that page.
    print: { display: 'table-row-group' },
  },
  '@container': {
    [cards]: {
      display: 'grid',
      gap: space.sm,
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
      selectors: { 'tbody + &': { marginBlockStart: space.sm } },
    },
    [folded]: foldedRows,
  },
});

/** Makes a row with one line of text as high as a control. */
const linePadding = '0.65rem';

const separated = { '&:not(:last-child)': { borderBlockEnd: separator } };

const footer = 'tfoot > &';
const footerLine: StyleRule = { borderBlockStart: `1px solid ${color.line.control}` };

export const row = style({
  ...motionSafe('background-color'),
  selectors: { [footer]: { fontWeight: fontWeight.bold } },
  '@container': {
    [rows]: {
      // The minimum height of a table row.
      blockSize: vars.size.control,
      selectors: {
        ...separated,
        'tbody > &:hover': { backgroundColor: color.surface.raised },
        [footer]: footerLine,
      },
    },
    [cards]: {
      ...box,
      display: 'grid',
      alignContent: 'start',
      gap: space.xxs,
      padding: space.md,
      selectors: {
        // With values beside its heading.
        '&:has(> [data-beside-heading])': {
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          columnGap: space.xs,
        },
        [footer]: { backgroundColor: color.surface.raised },
      },
    },
    [folded]: {
      ...foldedLine,
      minBlockSize: vars.size.control,
      paddingBlock: linePadding,
      selectors: { ...separated, [footer]: footerLine },
    },
  },
});

// The empty alternative text keeps it out of the accessible name.
const label: StyleRule = {
  content: 'attr(data-label) / ""',
  flexShrink: 0,
  maxInlineSize: '50%',
  color: color.text.muted,
  fontWeight: fontWeight.regular,
};

// Also where the only line of a TableLines has no visible value.
const isEmpty = `:is(:has(> span:empty), :has(> span > span:only-child:empty), :has(> span > span > ${visuallyHidden}:only-child))`;

// A button or a field comes after what it is about.
const actionsLast = { '&[data-action]': { order: 1 } };
const amounts = { [endAlign]: { textAlign: 'end', whiteSpace: 'nowrap' } } as const;

export const cell = style({
  fontWeight: 'inherit',
  textAlign: 'start',
  '@media': {
    print: {
      paddingBlock: space.xs,
      paddingInline,
      borderBlockEnd: separator,
      // Paper does not scroll, so narrow columns give way; their words stay whole.
      overflowWrap: 'break-word',
      selectors: amounts,
    },
  },
  '@container': {
    [rows]: {
      paddingBlock: '0.125rem',
      paddingInline,
      selectors: {
        ...amounts,
        [at('title')]: { fontWeight: fontWeight.bold },
        // Keeps the buttons of rows apart.
        '&[data-full-width]': { paddingBlock: space.xs },
      },
    },
    [cards]: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: space.md,
      textAlign: 'end',
      '::before': label,
      selectors: {
        // A footer row has no value in most columns.
        [`&${isEmpty}`]: gone,
        [at('title')]: {
          order: -1,
          textAlign: 'start',
          fontSize: fontSize.md,
          fontWeight: fontWeight.bold,
          paddingBlockEnd: space.xxs,
        },
        ...actionsLast,
        '&[data-full-width]': {
          display: 'grid',
          alignContent: 'start',
          justifyContent: 'stretch',
          paddingBlockStart: space.xs,
          textAlign: 'start',
        },
        ':has(> [data-beside-heading]) > &': { inlineSize: '100%' },
        [`:has(> [data-beside-heading]) > ${at('title')}, &[data-beside-heading]`]: {
          inlineSize: 'auto',
        },
        '&[data-beside-heading]': { color: color.text.muted },
        [`${at('title')}::before, &[data-full-width]::before, &[data-beside-heading]::before`]: {
          content: 'none',
        },
      },
    },
    [folded]: {
      selectors: {
        [at('title')]: {
          gridArea: 'title',
          fontSize: fontSize.md,
          fontWeight: fontWeight.bold,
        },
        [at('end')]: { gridArea: 'end', textAlign: 'end' },
        // Beside the lines of the cell below the title.
        [`${at('end')}:has(ul)`]: { gridArea: 'below', alignSelf: 'end' },
        [at('below')]: {
          gridArea: 'below',
          marginBlockStart: lineSpace,
          color: color.text.muted,
        },
        [at('belowEnd')]: {
          gridArea: 'belowEnd',
          marginBlockStart: lineSpace,
          display: 'flex',
          flexWrap: labelWrap,
          alignItems: 'baseline',
          columnGap: space.xs,
        },
        // The label is below the title, the value below the one at the end.
        [at('line')]: {
          gridColumn: 'title-start / end-end',
          display: 'grid',
          gridTemplateColumns: ['minmax(0, 1fr) auto', 'subgrid'],
          alignItems: 'baseline',
          columnGap: space.xs,
          paddingBlockStart: space.xxs,
          textAlign: 'end',
        },
        [at('detail')]: {
          gridColumn: 'title-start / end-end',
          display: 'flex',
          flexWrap: labelWrap,
          alignItems: 'center',
          columnGap: space.xs,
          minBlockSize: '2.25rem',
          // Above the row's button, so that its own controls can be pressed.
          position: 'relative',
          zIndex: 1,
        },
        // Where all details are numbers, which are compared below each other.
        [`:not(:has(> [data-place="detail"]:not([data-align="end"]))) > ${at('detail')}`]: {
          justifyContent: 'space-between',
          textAlign: 'end',
        },
        [`${at('belowEnd')}[data-align="end"]`]: { justifyContent: 'space-between' },
        [`${at('belowEnd')}::before, ${at('line')}::before, ${at('detail')}::before`]: {
          ...label,
          fontSize: fontSize.sm,
        },
        ...actionsLast,
        [`${at('line')}::before`]: { maxInlineSize: 'none', textAlign: 'start' },
        // A share of the table's width, because one of a cell that is as wide as its content would break every label.
        [`${at('belowEnd')}::before`]: { maxInlineSize: '40cqi' },
        [`${at('detail')}::before`]: { inlineSize: labelSize, textAlign: 'start' },
        [`:not([data-expanded]) > ${at('detail')}`]: gone,
        [`${at('belowEnd')}${isEmpty}, ${at('line')}${isEmpty}, ${at('detail')}${isEmpty}`]: gone,
      },
    },
  },
});

const unwrapped = { '[data-unwrapped] > &': { whiteSpace: 'nowrap' } } as const;

export const value = style({
  minInlineSize: 0,
  selectors: {
    '[data-full-width] > &': { display: 'contents' },
    '[data-place="line"] > &': { gridColumn: '2 / -1' },
  },
  '@media': { print: { selectors: unwrapped } },
  // A narrower card has no space for it beside its label.
  '@container': { [`${tableName} (width >= 18rem)`]: { selectors: unwrapped } },
});

export const placeholder = style({
  display: 'inline-grid',
  alignItems: 'center',
  // Not on the baseline of a label beside it, which would make a folded row taller than with text.
  alignSelf: 'center',
  inlineSize: '60%',
  minInlineSize: '2.5rem',
  maxInlineSize: '8rem',
  verticalAlign: 'top',
  selectors: { '[data-action] > &': { minBlockSize: vars.size.target } },
});

/** Covers the folded row, with its arrow at the end of the first line. */
export const toggle = style({
  display: 'none',
  position: 'absolute',
  inset: 0,
  justifyContent: 'end',
  paddingBlock: linePadding,
  paddingInline: space.md,
  color: color.text.muted,
  WebkitTapHighlightColor: 'transparent',
  selectors: { '&:focus-visible': { ...focusRing, outlineOffset: '-2px' } },
  '@container': { [folded]: { display: 'flex' } },
});

export const arrow = style({
  display: 'inline-flex',
  alignItems: 'center',
  blockSize: `calc(${fontSize.md} * ${vars.lineHeight.text})`,
  ...motionSafe('transform'),
  selectors: { '[aria-expanded="true"] > &': { transform: 'scaleY(-1)' } },
});

export const lines = style({
  display: 'grid',
  '@container': { [rows]: { rowGap: space.xxs } },
});

/** As high as a Badge; on phones as high as text, also without a visible value. */
export const line = style({
  alignContent: 'center',
  minBlockSize: `calc(1em * ${vars.lineHeight.text})`,
  whiteSpace: 'nowrap',
  '@container': { [rows]: { minBlockSize: '1.75rem' } },
});
