import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '../../theme/index.ts';

const { info, warning, danger } = vars.color;

export const positions = styleVariants({
  top: {},
  bottom: {
    position: 'fixed',
    insetInline: 0,
    insetBlockEnd: 0,
    zIndex: vars.layer.toast,
    '@media': {
      [media.shortViewport]: { position: 'static' },
      [media.print]: { display: 'none' },
    },
  },
});

export const tones = styleVariants({ info, warning, danger }, ({ surface, text, line }) => ({
  color: text,
  backgroundColor: surface,
  borderBlock: `1px solid ${line}`,
}));

export const inner = style({
  maxInlineSize: vars.width.content,
  marginInline: 'auto',
  paddingBlock: vars.space.sm,
  paddingInline: vars.space.md,
  fontSize: vars.fontSize.sm,
});
