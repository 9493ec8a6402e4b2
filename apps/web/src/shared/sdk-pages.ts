import type { PageId } from './page-paths.ts';

/** The pages that use the payment provider or the maps service; only there may a text become markup or a script's address. */
export const sdkPages = [
  'membership',
  'healthMembership',
  'pilates',
  'pt',
  'map',
  'pay',
] as const satisfies readonly PageId[];
