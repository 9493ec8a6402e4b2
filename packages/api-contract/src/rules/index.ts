export { planOfPass } from './plan-of-pass.ts';
export { lastDayOf } from './validity.ts';
