export { vars } from './contract.css.ts';
export { media } from './media.ts';
export { focusRing, motionSafe, state } from './states.ts';
export { tokens } from './tokens.ts';
