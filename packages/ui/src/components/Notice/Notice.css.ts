import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

const { surface, text, line, info, success, warning, danger } = vars.color;

const base = style({ minInlineSize: 0, borderRadius: vars.radius.md });

export const sizes = styleVariants({
  md: [
    base,
    {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: vars.space.sm,
      rowGap: vars.space.xs,
      minBlockSize: vars.size.target,
      paddingBlock: vars.space.xs,
      paddingInline: vars.space.sm,
      fontSize: vars.fontSize.sm,
    },
  ],
  lg: [
    base,
    {
      display: 'grid',
      alignContent: 'center',
      justifyItems: 'center',
      minBlockSize: '7rem',
      padding: vars.space.md,
      textAlign: 'center',
    },
  ],
});

const neutral = { surface: surface.raised, text: text.muted, line: line.subtle };
const colors = { neutral, info, success, warning, danger };

export const tones = styleVariants(colors, (color) => ({
  color: color.text,
  backgroundColor: color.surface,
  border: `1px solid ${color.line}`,
}));

export const placeholder = style({
  color: text.muted,
  border: `1px dashed ${line.control}`,
  fontSize: vars.fontSize.sm,
});
