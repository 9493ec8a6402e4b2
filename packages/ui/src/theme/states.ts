import { media } from './media.ts';
import { vars } from './contract.css.ts';

/** The one focus ring: white with a dark gap, visible on every surface. */
export const focusRing = {
  outline: `2px solid ${vars.color.line.focus}`,
  outlineOffset: '2px',
} as const;

/** Selectors of the interaction states that react-aria-components mark on their elements. */
export const state = {
  hovered: '&[data-hovered]',
  pressed: '&[data-pressed]',
  focusVisible: '&[data-focus-visible]',
  disabled: '&[data-disabled]',
  selected: '&[data-selected]',
  invalid: '&[data-invalid]',
} as const;

/** Movement that is gone when the person asked for less of it. */
export function motionSafe(transition: string) {
  return { transition, '@media': { [media.reducedMotion]: { transition: 'none' } } } as const;
}
