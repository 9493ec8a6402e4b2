import { createVar, globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { visuallyHidden } from '../../internal/visually-hidden.css.ts';
import { focusRing, media, motionSafe, vars } from '../../theme/index.ts';

// Every rule is for one layout, or sets what no layout sets, so that their order does not matter.

const { color, fontSize, fontWeight, radius, space } = vars;

/** The width of the container from which a table has rows; below, it has its phone layout. */
const rowsFrom = '45rem';

/** A table with many columns has less padding, the least where they hardly fit. */
const inlinePadding = {
  few: space.md,
  many: 'clamp(0.25rem, 5.2cqi - 2.5rem, 0.625rem)',
};

/** Whether a table has few or many columns. */
export type Columns = keyof typeof inlinePadding;

const within = (query: string, rule: StyleRule) => ({ '@container': { [query]: rule } });
const inRows = (rule: StyleRule) => within(`(width >= ${rowsFrom})`, rule);
const onPhone = (rule: StyleRule) => within(`(width < ${rowsFrom})`, rule);

interface Layouts {
  base?: StyleRule;
  /** Rows on the screen. */
  rows?: StyleRule;
  /** Rows in print, at every width. */
  print?: StyleRule;
  cards?: StyleRule;
  folded?: StyleRule;
}

/** A part of a table in each of its layouts. */
function part(layoutsOf: (columns: Columns) => Layouts) {
  const layouts = { few: layoutsOf('few'), many: layoutsOf('many') };
  const rows = (columns: Columns) => ({
    '@media': {
      screen: inRows(layouts[columns].rows ?? {}),
      print: layouts[columns].print ?? {},
    },
  });
  const phone = (columns: Columns, layout: 'cards' | 'folded') => ({
    variants: { columns, phone: layout },
    style: { '@media': { screen: onPhone(layouts[columns][layout] ?? {}) } },
  });
  return recipe({
    base: layouts.few.base ?? {},
    variants: {
      columns: { few: rows('few'), many: rows('many') },
      phone: { cards: {}, folded: {} },
    },
    compoundVariants: [
      phone('few', 'cards'),
      phone('few', 'folded'),
      phone('many', 'cards'),
      phone('many', 'folded'),
    ],
  });
}

/** The container whose width decides the layout; also a stacking context for the parts of the table. */
export const container = style({
  inlineSize: '100%',
  '@media': { screen: { containerType: 'inline-size' } },
});

const separator = `1px solid ${color.line.subtle}`;

const box: StyleRule = {
  border: separator,
  borderRadius: radius.lg,
  backgroundColor: color.surface.card,
};

export const frame = part(() => ({ rows: box, folded: box }));

/** The frame of a table that is scrolled where it is wider than its container, with the hidden texts in it. */
export const scrollingFrame = part(() => ({ rows: { overflowX: 'auto', position: 'relative' } }));

/** The frame of a table with sticky headers, which stick to the closest element that scrolls. */
export const unscrolledFrame = part(() => ({ rows: { overflow: 'clip' } }));

const areas = createVar();
const tracks = createVar();
const labelSize = createVar();
const labelWrap = createVar();
/** Keeps the marks of two lines apart. */
const lineSpace = createVar();

/** The width below which a date or a control has no space beside its label, as on a small phone with larger text. */
const narrow = '17rem';

// The first and the last column of folded rows include the padding of the row.
const padded = (width: string) => `calc(${width} + ${space.md})`;
const arrowWidth = padded('1.25rem');

/** How the values of a folded row are arranged. */
export const foldedLines = style({
  '@media': {
    screen: {
      '@container': {
        [`(width < ${rowsFrom})`]: {
          vars: {
            [areas]: '"title end arrow" "below belowEnd belowEnd"',
            [tracks]: `minmax(${padded('6rem')}, 1fr) auto ${arrowWidth}`,
            [labelSize]: '6rem',
            [labelWrap]: 'nowrap',
            [lineSpace]: space.xxs,
          },
        },
        [`(width < ${narrow})`]: {
          vars: {
            [tracks]: `minmax(${padded('3.5rem')}, 1fr) auto ${arrowWidth}`,
            [labelSize]: '4rem',
            [labelWrap]: 'wrap',
          },
        },
        // With large text on a phone.
        '(width < 12rem)': {
          vars: {
            [areas]:
              '"title title arrow" "end end end" "below below below" "belowEnd belowEnd belowEnd"',
            [tracks]: `minmax(0, 1fr) auto ${arrowWidth}`,
          },
        },
      },
    },
  },
});

export const columnWidth = createVar();
/** The width that a column prefers. */
export const preferredWidth = createVar();

/** The columns of folded rows, which all rows share. */
const foldedTable: StyleRule = {
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

export const table = part((columns) => ({
  // Not of a fixed layout, in which a value that does not fit into its column covers the next one.
  base: { inlineSize: '100%', fontSize: fontSize.sm },
  // Smaller where many columns hardly fit.
  rows: columns === 'many' ? { fontSize: `clamp(${fontSize.xs}, 1.7cqi, ${fontSize.sm})` } : {},
  cards: { display: 'block' },
  folded: foldedTable,
}));

const captionPadding = { paddingInline: space.md };

export const caption = part(() => ({
  base: {
    paddingBlock: space.md,
    textAlign: 'start',
    fontSize: fontSize.md,
    fontWeight: fontWeight.bold,
  },
  rows: captionPadding,
  print: captionPadding,
  cards: { display: 'block' },
  folded: { display: 'block', gridColumn: '1 / -1', ...captionPadding },
}));

// Read by screen readers.
const hidden: StyleRule = {
  position: 'absolute',
  padding: 0,
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
};

export const head = part(() => ({ cards: hidden, folded: foldedRows }));

/** For folded rows without a column at the end, in which there are no values to compare. */
export const hiddenHead = part(() => ({ cards: hidden, folded: hidden }));

/** Makes a row with one line of text as high as a control. */
const linePadding = '0.65rem';

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

export const headRow = part(() => ({
  folded: { ...foldedLine, paddingBlock: space.xs, borderBlockEnd: separator },
}));

const endAlign = '&[data-align="end"]';
const at = (place: FoldedPlace) => `&[data-place="${place}"]`;

/** The place of a cell in a folded row. */
export type FoldedPlace = 'title' | 'end' | 'below' | 'belowEnd' | 'line' | 'detail';

export const headCell = part((columns) => {
  const inRow: StyleRule = {
    inlineSize: preferredWidth,
    paddingBlock: space.sm,
    paddingInline: inlinePadding[columns],
    textAlign: 'start',
    // A header of two words has two lines before many columns are wider than their container.
    ...(columns === 'many' && { whiteSpace: 'normal', overflowWrap: 'normal' }),
    selectors: { [endAlign]: { textAlign: 'end' } },
  };
  return {
    base: {
      color: color.text.muted,
      fontSize: fontSize.xs,
      fontWeight: fontWeight.medium,
      whiteSpace: 'nowrap',
    },
    rows: inRow,
    print: { ...inRow, borderBlockEnd: separator },
    folded: {
      selectors: {
        [at('title')]: { gridArea: 'title', textAlign: 'start' },
        [at('end')]: { gridArea: 'end', textAlign: 'end' },
        [[at('below'), at('belowEnd'), at('line'), at('detail')].join()]: hidden,
      },
    },
  };
});

/** The header of a column in a table that may be wider than its container. */
export const freeHeadCell = part(() => ({
  rows: { minInlineSize: columnWidth, borderBlockEnd: separator },
}));

/** Every viewport that is not a `shortViewport`. */
const tallerViewport = 'screen and (min-height: 24.01rem)';

/** The header of a column while its rows scroll. */
export const stickyHeadCell = part(() => ({
  rows: {
    insetBlockStart: 0,
    // Below the sticky header of a page.
    selectors: { 'header ~ main &': { insetBlockStart: vars.size.header } },
    zIndex: 1,
    backgroundColor: color.surface.card,
    '@media': {
      [media.shortViewport]: { position: 'relative' },
      [tallerViewport]: { position: 'sticky' },
    },
    // A collapsed border would scroll with the rows.
    '::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      borderBlockEnd: separator,
    },
  },
}));

// Keeps what gets the focus clear of the headers above it.
export const belowStickyHead = style({});
globalStyle(`${belowStickyHead} *`, { scrollMarginBlockStart: '2.5rem' });

const gone: StyleRule = { display: 'none' };

const arrowSpace = `calc(1.25em + ${space.xs} + ${space.xxs})`;

/** The header of a sortable column, with space for the arrow of its button. */
export const sortable = part(() => {
  const shown: StyleRule = {
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
  };
  return { base: motionSafe('color'), rows: shown, print: shown };
});

/** Covers the header, so that a press on the text sorts too. */
export const sortButton = part(() => {
  const shown: StyleRule = {
    position: 'absolute',
    inset: 0,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'end',
  };
  return {
    base: {
      paddingInline: space.xs,
      borderRadius: radius.md,
      selectors: {
        '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
        '[data-align="end"] > * > &': { justifyContent: 'start' },
      },
    },
    rows: shown,
    print: gone,
    cards: gone,
    folded: gone,
  };
});

/** The choice of an order, above cards and folded rows, which have no headers to press. */
export const sortSelect = part(() => {
  const shown: StyleRule = {
    paddingBlockEnd: space.sm,
    ...within('(width >= 32rem)', { maxInlineSize: vars.width.lg }),
  };
  return { rows: gone, print: gone, cards: shown, folded: shown };
});

const cardList: StyleRule = {
  display: 'grid',
  gap: space.sm,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
  selectors: { 'tbody + &': { marginBlockStart: space.sm } },
};

/** The rows and the totals. */
export const body = part(() => ({
  // Browsers repeat a `tfoot` on every printed page, where it would look like the total of that page.
  print: { display: 'table-row-group' },
  cards: cardList,
  folded: foldedRows,
}));

const card: StyleRule = {
  ...box,
  display: 'grid',
  alignContent: 'start',
  gap: space.xxs,
  padding: space.md,
};

/** A card with values beside its heading. */
const wrappedCard: StyleRule = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.xs,
};

const foldedRow: StyleRule = {
  ...foldedLine,
  minBlockSize: vars.size.control,
  paddingBlock: linePadding,
};

const footerLine: StyleRule = { borderBlockStart: `1px solid ${color.line.control}` };

export const row = part(() => {
  const separated = { '&:not(:last-child)': { borderBlockEnd: separator } };
  return {
    base: motionSafe('background-color'),
    rows: {
      // The minimum height of a table row.
      blockSize: vars.size.control,
      selectors: { ...separated, '&:hover': { backgroundColor: color.surface.raised } },
    },
    cards: { ...card, selectors: { '&:has(> [data-beside-heading])': wrappedCard } },
    folded: { ...foldedRow, selectors: separated },
  };
});

export const footerRow = part(() => ({
  base: { fontWeight: fontWeight.bold },
  rows: { blockSize: vars.size.control, ...footerLine },
  cards: { ...card, backgroundColor: color.surface.raised },
  folded: { ...foldedRow, ...footerLine },
}));

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

/** A button or a field comes after what it is about. */
const isAction = '&[data-action]';
const regular: StyleRule = { fontWeight: 'inherit' };

export const cell = part((columns) => ({
  rows: {
    ...regular,
    paddingBlock: '0.125rem',
    paddingInline: inlinePadding[columns],
    textAlign: 'start',
    selectors: {
      [endAlign]: { textAlign: 'end', whiteSpace: 'nowrap' },
      '&[data-primary]': { fontWeight: fontWeight.bold },
      // Keeps the buttons of rows apart.
      '&[data-full-width]': { paddingBlock: space.xs },
    },
  },
  print: {
    ...regular,
    paddingBlock: space.xs,
    paddingInline: inlinePadding[columns],
    borderBlockEnd: separator,
    textAlign: 'start',
    // Paper does not scroll, so narrow columns give way; their words stay whole.
    overflowWrap: 'break-word',
    selectors: { [endAlign]: { textAlign: 'end', whiteSpace: 'nowrap' } },
  },
  cards: {
    ...regular,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.md,
    textAlign: 'end',
    '::before': label,
    selectors: {
      // A footer row has no value in most columns.
      [`&${isEmpty}`]: { display: 'none' },
      '&[data-primary]': {
        order: -1,
        textAlign: 'start',
        fontSize: fontSize.md,
        fontWeight: fontWeight.bold,
        paddingBlockEnd: space.xxs,
      },
      '&[data-primary]::before, &[data-full-width]::before': { content: 'none' },
      [isAction]: { order: 1 },
      '&[data-full-width]:not([data-primary])': {
        display: 'grid',
        alignContent: 'start',
        justifyContent: 'stretch',
        paddingBlockStart: space.xs,
        textAlign: 'start',
      },
      ':has(> [data-beside-heading]) > &': { inlineSize: '100%' },
      ':has(> [data-beside-heading]) > &[data-primary], &[data-beside-heading]': {
        inlineSize: 'auto',
      },
      '&[data-beside-heading]::before': { content: 'none' },
      '&[data-beside-heading]': { color: color.text.muted },
    },
  },
  folded: {
    ...regular,
    selectors: {
      [at('title')]: {
        gridArea: 'title',
        textAlign: 'start',
        fontSize: fontSize.md,
        fontWeight: fontWeight.bold,
      },
      [at('end')]: { gridArea: 'end', textAlign: 'end' },
      // Beside the lines of the cell below the title.
      [`${at('end')}:has(ul)`]: { gridArea: 'below', alignSelf: 'end' },
      [at('below')]: {
        gridArea: 'below',
        marginBlockStart: lineSpace,
        textAlign: 'start',
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
        textAlign: 'start',
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
      [isAction]: { order: 1 },
      [`${at('line')}::before`]: { maxInlineSize: 'none', textAlign: 'start' },
      // A share of the table's width, because one of a cell that is as wide as its content would break every label.
      [`${at('belowEnd')}::before`]: { maxInlineSize: '40cqi' },
      [`${at('detail')}::before`]: { inlineSize: labelSize, textAlign: 'start' },
      [`:not([data-expanded]) > ${at('detail')}`]: { display: 'none' },
      [`${at('belowEnd')}${isEmpty}, ${at('line')}${isEmpty}, ${at('detail')}${isEmpty}`]: {
        display: 'none',
      },
    },
  },
}));

export const value = recipe({
  base: {
    minInlineSize: 0,
    selectors: {
      '[data-full-width] > &': { display: 'contents' },
      '[data-place="line"] > &': { gridColumn: '2 / -1' },
    },
  },
  variants: {
    isUnwrapped: {
      true: {
        '@media': {
          // A narrower card has no space for it beside its label.
          screen: within('(width >= 18rem)', { whiteSpace: 'nowrap' }),
          print: { whiteSpace: 'nowrap' },
        },
      },
    },
  },
});

export const placeholder = recipe({
  base: {
    display: 'inline-grid',
    alignItems: 'center',
    // Not on the baseline of a label beside it, which would make a folded row taller than with text.
    alignSelf: 'center',
    inlineSize: '60%',
    minInlineSize: '2.5rem',
    maxInlineSize: '8rem',
    verticalAlign: 'top',
  },
  variants: {
    isAction: { true: { minBlockSize: vars.size.target } },
  },
});

/** Covers the folded row, with its arrow at the end of the first line. */
export const toggle = part(() => ({
  base: {
    color: color.text.muted,
    WebkitTapHighlightColor: 'transparent',
    selectors: { '&:focus-visible': { ...focusRing, outlineOffset: '-2px' } },
  },
  rows: gone,
  print: gone,
  folded: {
    position: 'absolute',
    inset: 0,
    display: 'flex',
    justifyContent: 'end',
    paddingBlock: linePadding,
    paddingInline: space.md,
  },
}));

export const arrow = style({
  display: 'inline-flex',
  alignItems: 'center',
  blockSize: `calc(${fontSize.md} * ${vars.lineHeight.text})`,
  ...motionSafe('transform'),
  selectors: { '[aria-expanded="true"] > &': { transform: 'scaleY(-1)' } },
});

export const lines = style({
  display: 'grid',
  '@media': { screen: within(`(width >= ${rowsFrom})`, { rowGap: space.xxs }) },
});

/** As high as a Badge; on phones as high as text, also without a visible value. */
export const line = style({
  alignContent: 'center',
  minBlockSize: `calc(1em * ${vars.lineHeight.text})`,
  whiteSpace: 'nowrap',
  '@media': { screen: within(`(width >= ${rowsFrom})`, { minBlockSize: '1.75rem' }) },
});
