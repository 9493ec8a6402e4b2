export * from './classes.ts';
export * from './limits.ts';
export * from './passes.ts';
export * from './reservations.ts';
export * from './validity.ts';
export { planOfPass } from '../catalogue.ts';
