import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '../../theme/index.ts';

const { surface, text, line, info, success, warning, danger } = vars.color;

const base = style({ minInlineSize: 0, borderRadius: vars.radius.md });

const centred = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  textAlign: 'center',
});

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
  lg: [base, centred, { minBlockSize: '8.75rem', padding: vars.space.md }],
  xl: [
    base,
    centred,
    {
      rowGap: vars.space.xxs,
      minBlockSize: '8rem',
      // As high as what it stands beside.
      blockSize: '100%',
      padding: vars.space.xs,
      lineHeight: vars.lineHeight.snug,
      '@media': {
        [media.tablet]: {
          rowGap: vars.space.sm,
          minBlockSize: '22rem',
          padding: vars.space.lg,
          fontSize: vars.fontSize.xl,
        },
      },
    },
  ],
});

/** Above the text of `xl`, where there is room. */
export const largeIcon = style({
  display: 'none',
  fontSize: vars.fontSize.display,
  '@media': { [media.tablet]: { display: 'flex' } },
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
