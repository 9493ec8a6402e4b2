export { vars } from './contract.css.ts';
export { media } from './media.ts';
export { focusRing, motionSafe, state } from './states.css.ts';
export { tokens } from './tokens.ts';
