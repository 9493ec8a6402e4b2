import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

const { neutral, success, warning, danger, info } = vars.color;

const badge = style({
  display: 'inline-flex',
  // As wide as its text in a column, too.
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  paddingBlock: '0.125rem',
  paddingInline: vars.space.xs,
  border: '1px solid',
  borderRadius: vars.radius.sm,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.snug,
  verticalAlign: 'middle',
});

export const tones = styleVariants(
  { neutral: { ...neutral, line: 'transparent' }, success, warning, danger, info },
  ({ surface, text, line }) => [
    badge,
    { color: text, backgroundColor: surface, borderColor: line },
  ],
);
