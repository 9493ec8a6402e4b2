import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

const { color, fontSize, fontWeight, space } = vars;
const line = `1px solid ${color.line.subtle}`;
const row = style({ alignItems: 'baseline', columnGap: space.md, paddingBlock: space.sm });

export const rows = styleVariants({
  columns: [
    row,
    {
      display: 'grid',
      gridTemplateColumns: '6.5rem minmax(0, 1fr)',
      borderBlockStart: line,
    },
  ],
  ends: [row, { display: 'flex', justifyContent: 'space-between', borderBlockEnd: line }],
});

export const terms = styleVariants({
  columns: { fontWeight: fontWeight.bold },
  // A short term is not broken to make room for a long description.
  ends: { flexShrink: 0, maxInlineSize: '50%', color: color.text.muted },
});

export const descriptions = styleVariants({
  columns: {},
  ends: { fontSize: fontSize.lg, fontWeight: fontWeight.bold, textAlign: 'end' },
});
