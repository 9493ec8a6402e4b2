import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing, media, motionSafe, vars } from '../../theme/index.ts';

export const root = style({
  minInlineSize: 0,
  border: `1px solid ${vars.color.line.subtle}`,
  borderRadius: vars.radius.sm,
});

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.size.target,
  padding: vars.space.xs,
  borderRadius: vars.radius.sm,
  fontSize: vars.fontSize.sm,
  cursor: 'pointer',
  ':focus-visible': focusRing,
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

/** As a section of a page. */
export const panel = style({
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surface.card,
});

globalStyle(`${panel} > ${summary}`, {
  minBlockSize: '4rem',
  paddingInline: vars.space.md,
  borderRadius: vars.radius.lg,
  fontSize: vars.fontSize.md,
  '@media': { [media.tablet]: { paddingInline: vars.space.lg } },
});

export const arrow = style({ display: 'inline-flex', ...motionSafe('transform') });
globalStyle(`${root}[open] > ${summary} > ${arrow}`, { transform: 'rotate(180deg)' });

export const content = style({ padding: vars.space.sm });

globalStyle(`${panel} > ${content}`, {
  padding: vars.space.md,
  paddingBlockStart: vars.space.xs,
  '@media': { [media.tablet]: { paddingInline: vars.space.lg, paddingBlockEnd: vars.space.lg } },
});
