export { vars } from './contract.css.ts';
export { media } from './media.ts';
export {
  focusRing,
  forcedBoundary,
  forcedDisabled,
  forcedPrimary,
  forcedSelection,
  keepsColors,
  motionSafe,
  printedSeries,
  state,
} from './states.ts';
export type * from './token-types.ts';
export { tokens } from './tokens.ts';
export { themes, type Theme, type ThemeName } from './themes.ts';
