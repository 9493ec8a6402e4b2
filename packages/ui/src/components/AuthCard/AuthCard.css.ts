import { style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/index.ts';

const { base, tint } = vars.color.accent;

/** At the top, so that a message in the card moves nothing above it; stripes beside the card. */
export const stage = style({
  position: 'relative',
  isolation: 'isolate',
  paddingBlockStart: vars.space.md,
  '@media': {
    [media.tablet]: { paddingBlock: `max(${vars.space.xl}, 6dvh)` },
    [media.desktop]: {
      '::before': {
        content: '',
        position: 'absolute',
        inset: 0,
        zIndex: -1,
        background: `linear-gradient(112deg, transparent 14%, ${tint} 14% 20%, transparent 20% 21.5%, ${base} 21.5% 22%, transparent 22% 78%, ${base} 78% 78.5%, transparent 78.5% 80%, ${tint} 80% 86%, transparent 86%)`,
        maskImage: 'radial-gradient(closest-side, black 35%, transparent)',
      },
    },
  },
});

export const card = style({
  inlineSize: '100%',
  maxInlineSize: vars.width.reading,
  marginInline: 'auto',
  paddingBlock: 'clamp(2rem, 1rem + 4vw, 3.5rem)',
  paddingInline: 'clamp(1.25rem, -1rem + 9vw, 6rem)',
  border: `1px solid ${vars.color.line.subtle}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surface.card,
  boxShadow: vars.shadow.raised,
});

export const head = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.md,
  marginBlockEnd: vars.space.xl,
  textAlign: 'center',
});

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.size.target,
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.xl,
  fontWeight: vars.fontWeight.regular,
  letterSpacing: '0.03em',
  textDecoration: 'none',
});

export const title = style({ fontSize: vars.fontSize.heading });

export const lead = style({ color: vars.color.text.muted, fontSize: vars.fontSize.sm });

export const submit = style({ marginBlockStart: vars.space.xs });

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: vars.space.xs,
  color: vars.color.text.muted,
  fontSize: vars.fontSize.sm,
});
