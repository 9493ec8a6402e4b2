import { media } from './media.ts';
import { vars } from './contract.css.ts';

/** The focus ring: with a gap, visible on every surface. */
export const focusRing = {
  outline: `2px solid ${vars.color.line.focus}`,
  outlineOffset: '2px',
} as const;

/** The selectors of react-aria's interaction states. */
export const state = {
  hovered: '&[data-hovered]',
  pressed: '&[data-pressed]',
  focusVisible: '&[data-focus-visible]',
  disabled: '&[data-disabled]',
  selected: '&[data-selected]',
  invalid: '&[data-invalid]',
} as const;

/** A transition of the properties, unless the user prefers reduced motion. */
export function motionSafe(
  properties: string | readonly string[],
  duration: string = vars.motion.fast,
) {
  const transition = [properties]
    .flat()
    .map((property) => `${property} ${duration} ${vars.motion.easing}`)
    .join(', ');
  return { transition, '@media': { [media.reducedMotion]: { transition: 'none' } } } as const;
}
