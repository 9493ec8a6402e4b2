import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

const { color, fontSize, fontWeight, space } = vars;
const line = `1px solid ${color.line.subtle}`;
const row = style({ alignItems: 'baseline', columnGap: space.md, paddingBlock: space.sm });

export const rows = styleVariants({
  columns: [
    row,
    // A description without space for a few words is below its term.
    { display: 'flex', flexWrap: 'wrap', rowGap: space.xxs, borderBlockStart: line },
  ],
  ends: [row, { display: 'flex', justifyContent: 'space-between', borderBlockEnd: line }],
});

export const terms = styleVariants({
  columns: { flex: '0 0 6.5rem', fontWeight: fontWeight.bold },
  // A short term is not broken to make room for a long description.
  ends: { flexShrink: 0, maxInlineSize: '50%', color: color.text.muted },
});

export const descriptions = styleVariants({
  columns: { flex: '1 1 8rem', minInlineSize: 0 },
  ends: { fontSize: fontSize.lg, fontWeight: fontWeight.bold, textAlign: 'end' },
});
