import { media } from './media.ts';
import { vars } from './contract.css.ts';

/** The focus ring with an offset, visible on every surface. */
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
} as const;

/** The selected state under forced colours, which remove backgrounds and shadows. */
export const forcedSelection = {
  [media.forcedColors]: {
    forcedColorAdjust: 'none',
    color: 'HighlightText',
    borderColor: 'Highlight',
    backgroundColor: 'Highlight',
    boxShadow: 'none',
  },
} as const;

/** The border of controls that consist only of text, under forced colours. */
export const forcedBoundary = {
  [media.forcedColors]: { border: '1px solid ButtonBorder' },
} as const;

/** The primary button under forced colours, which remove backgrounds. */
export const forcedPrimary = {
  [media.forcedColors]: { borderWidth: '3px', borderColor: 'Highlight' },
} as const;

/** The disabled state under forced colours. */
export const forcedDisabled = {
  [media.forcedColors]: { color: 'GrayText', borderColor: 'GrayText' },
} as const;

/** Keeps the fill of a drawing, whose tokens are already system colours under forced colours. */
export const keepsColors = { [media.forcedColors]: { forcedColorAdjust: 'none' } } as const;

/** The series of charts in print, converted from light on dark to dark on light. */
export const printedSeries = {
  [media.print]: {
    vars: {
      [vars.color.series[0]]: vars.color.text.default,
      [vars.color.series[1]]: vars.color.text.muted,
      [vars.color.series[2]]: vars.color.text.muted,
      [vars.color.series[3]]: vars.color.text.muted,
    },
  },
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
