export { withRetries } from '../../shared/api/with-retries.ts';

/** How long to wait before each further attempt, in milliseconds: three retries (docs/product.md#map). */
export const retryDelays = [1000, 2000, 4000] as const;
