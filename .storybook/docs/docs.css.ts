import { media, vars } from '@fitness/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, fontSize, fontWeight, lineHeight, space, width } = vars;

/** A list of short sentences. */
export const bullets = style({
  display: 'grid',
  gap: space.xs,
  paddingInlineStart: space.lg,
  listStyle: 'disc',
});

/** The table of properties, which scrolls on a phone. */
export const properties = style({ overflowX: 'auto' });
globalStyle(`${properties} .docblock-argstable`, { minInlineSize: '40rem' });

/** The picture of a story. */
export const picture = style({
  maxInlineSize: '100%',
  border: `1px solid ${color.line.subtle}`,
  borderRadius: vars.radius.md,
});

// Storybook's theme sets colours and typeface of docs pages; these classes set the rest.
const written = (elements: string) => `.sbdocs :is(${elements}):not(.sb-unstyled *)`;

globalStyle('.sbdocs.sbdocs-wrapper', {
  paddingBlock: space.xl,
  paddingInline: space.md,
  '@media': { [media.tablet]: { paddingInline: space.xl } },
});
globalStyle('.sbdocs.sbdocs-content', { maxWidth: `calc(${width.reading} + ${width.xl})` });
globalStyle(written('h1'), { fontSize: fontSize.title, fontWeight: fontWeight.heavy });
globalStyle(written('h2, h3'), {
  marginBlock: `${space.xxl} ${space.sm}`,
  paddingBlockEnd: 0,
  border: 0,
  fontSize: fontSize.xl,
  fontWeight: fontWeight.bold,
});
globalStyle('.sbdocs h2.sbdocs-subtitle', {
  marginBlock: space.md,
  fontSize: fontSize.lg,
  fontWeight: fontWeight.regular,
  lineHeight: lineHeight.text,
});
globalStyle(written('h3'), { marginBlockStart: space.xl, fontSize: fontSize.lg });
globalStyle(written('p, li, td'), { fontSize: fontSize.md, lineHeight: lineHeight.text });
// Like the tables of the design system.
globalStyle(written('table'), {
  width: '100%',
  marginBlock: space.md,
  border: `1px solid ${color.line.subtle}`,
  borderRadius: vars.radius.lg,
  borderCollapse: 'separate',
  borderSpacing: 0,
  overflow: 'hidden',
  background: color.surface.card,
});
// As specific as the stripes of Storybook's theme, which do not belong to this one.
globalStyle(written('tr:nth-of-type(n)'), {
  border: 0,
  background: 'none',
});
globalStyle(written('th, td'), {
  padding: space.sm,
  border: 0,
  borderBlockStart: `1px solid ${color.line.subtle}`,
  textAlign: 'start',
  verticalAlign: 'top',
  // `anywhere`, which is inherited, lets a narrow column break words.
  overflowWrap: 'break-word',
});
globalStyle(written(':is(p, li, td) > code'), { whiteSpace: 'normal', overflowWrap: 'anywhere' });
globalStyle(written('thead th'), {
  borderBlockStart: 0,
  color: color.text.muted,
  fontSize: fontSize.xs,
  fontWeight: fontWeight.regular,
});
globalStyle(written('td:first-child'), { fontWeight: fontWeight.bold });
globalStyle('.sbdocs .docblock-icongallery *', { wordBreak: 'keep-all' });
