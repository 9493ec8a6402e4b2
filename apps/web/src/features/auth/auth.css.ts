import { media, vars } from '@fitness/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { base, tint } = vars.color.accent;

/** Aligned to the top, so that a message in the card moves nothing above it. */
export const page = style({
  position: 'relative',
  paddingBlockStart: vars.space.md,
  '@media': {
    [media.tablet]: { paddingBlock: `max(${vars.space.xl}, 6dvh)` },
    [media.desktop]: {
      '::before': {
        content: '',
        position: 'absolute',
        inset: 0,
        background: `linear-gradient(112deg, transparent 14%, ${tint} 14% 20%, transparent 20% 21.5%, ${base} 21.5% 22%, transparent 22% 78%, ${base} 78% 78.5%, transparent 78.5% 80%, ${tint} 80% 86%, transparent 86%)`,
        maskImage: 'radial-gradient(closest-side, black 35%, transparent)',
      },
    },
  },
});
globalStyle(`${page} > *`, { position: 'relative' });

export const lead = style({
  marginBlock: `calc(${vars.space.md} * -1) ${vars.space.sm}`,
  color: vars.color.text.muted,
  fontSize: vars.fontSize.sm,
  textAlign: 'center',
});

export const notice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.sm,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.sm,
  border: `1px solid ${vars.color.info.line}`,
  borderRadius: vars.radius.md,
  color: vars.color.info.text,
  backgroundColor: vars.color.info.surface,
  fontSize: vars.fontSize.sm,
});
