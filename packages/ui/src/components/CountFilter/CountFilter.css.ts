import { style } from '@vanilla-extract/css';
import { focusRing, forcedSelection, media, motionSafe, vars } from '../../theme/index.ts';

const { color, fontSize, fontWeight, lineHeight, radius, size, space } = vars;

const smallest = '6.25rem';
/** In this width six choices fit beside each other. */
const wide = '40rem';

/** Three in a row where not all of six fit, and two where three do not. */
const width = `clamp(${smallest}, (${wide} - 100%) * 1000, (100% - 2 * ${space.xs}) / 3)`;

export const group = style({
  display: 'grid',
  gap: space.xs,
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${width}), 1fr))`,
});

export const choice = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  minBlockSize: size.target,
  paddingBlock: space.xs,
  paddingInline: space.sm,
  border: `1px solid ${color.line.control}`,
  borderRadius: radius.md,
  backgroundColor: color.surface.card,
  textAlign: 'start',
  lineHeight: lineHeight.snug,
  WebkitTapHighlightColor: 'transparent',
  ...motionSafe(['background-color', 'border-color']),
  selectors: {
    '&:hover': { backgroundColor: color.surface.raised },
    '&:focus-visible': focusRing,
    '&[aria-pressed="true"]': {
      borderColor: color.text.muted,
      boxShadow: `inset 0 -2px ${color.accent.base}`,
      backgroundColor: color.surface.raised,
      '@media': forcedSelection,
    },
  },
});

export const label = style({
  color: color.text.muted,
  fontSize: fontSize.xs,
  '@media': { [media.forcedColors]: { color: 'inherit' } },
});

export const count = style({ fontSize: fontSize.lg, fontWeight: fontWeight.bold });
