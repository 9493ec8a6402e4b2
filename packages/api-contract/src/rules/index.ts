export { lastDayOf } from './validity.ts';
