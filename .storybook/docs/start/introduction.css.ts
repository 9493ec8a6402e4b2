import { media, vars } from '@fitness/ui/theme';
import { focusRing, motionSafe } from '@fitness/ui/theme/states';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, fontSize, fontWeight, radius, space } = vars;

/** Full width of the docs page. */
export const introduction = style({});
globalStyle(`.sbdocs.sbdocs-wrapper:has(${introduction})`, { padding: 0 });
globalStyle(`.sbdocs.sbdocs-content:has(${introduction})`, { maxWidth: 'none' });

/** Everything below the poster. */
export const body = style({ paddingBlockEnd: space.huge });

export const mainPage = style([
  motionSafe('background-color'),
  {
    display: 'grid',
    gap: space.xs,
    alignContent: 'start',
    blockSize: '100%',
    padding: `${space.lg} ${space.lg} ${space.xl}`,
    color: color.text.default,
    backgroundColor: color.surface.card,
    borderBlockStart: `3px solid ${color.accent.base}`,
    borderRadius: radius.sm,
    textDecoration: 'none',
    selectors: {
      '&:hover': { backgroundColor: color.surface.raised },
      '&:focus-visible': focusRing,
    },
  },
]);

export const mainPageLabel = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  fontSize: fontSize.heading,
  fontWeight: fontWeight.heavy,
});

export const role = style({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  blockSize: '100%',
  backgroundColor: color.surface.card,
  border: `1px solid ${color.line.subtle}`,
  borderRadius: radius.lg,
});

export const rolePicture = style({
  blockSize: '9rem',
  '@media': { [media.desktop]: { blockSize: '11rem' } },
});

export const roleText = style({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: space.md,
  padding: space.lg,
  paddingBlockEnd: space.md,
});

export const roleLink = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: vars.size.target,
  color: color.text.default,
  borderBlockStart: `1px solid ${color.line.subtle}`,
  textDecoration: 'none',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': focusRing,
  },
});
