import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { faint } from '../../internal/faint.ts';
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

export const arrow = style({ display: 'inline-flex', ...motionSafe('transform') });
globalStyle(`${root}[open] > ${summary} > ${arrow}`, { transform: 'rotate(180deg)' });

const { fast, base, easing } = vars.motion;
const unfold = keyframes({ from: { gridTemplateRows: '0fr', opacity: faint } });

/** The height of the content, which grows and shrinks. */
export const fold = style({ display: 'grid', gridTemplateRows: '0fr' });

globalStyle(`${root}[open] > ${fold}`, { gridTemplateRows: '1fr' });

// Only after a press: what is open at first, or opened by a search in the page, is at its place at once.
globalStyle(`${root}[open][data-animated] > ${fold}`, {
  animation: `${unfold} ${base} ${easing}`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});
globalStyle(
  `${root}:not([open]) > ${fold}`,
  motionSafe('grid-template-rows') as Parameters<typeof globalStyle>[1],
);

// Keeps the content rendered while it collapses; elsewhere it disappears at once.
globalStyle(`${root}:not([open])::details-content`, {
  transition: `content-visibility ${fast} allow-discrete`,
  '@media': { [media.reducedMotion]: { transition: 'none' } },
});

export const clip = style({ minInlineSize: 0, minBlockSize: 0, overflow: 'clip' });

export const content = style({ padding: vars.space.sm });
