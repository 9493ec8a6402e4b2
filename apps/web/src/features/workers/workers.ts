import type { components } from '@fitness/api-contract/schema';

/** What a trainer did in a month, as the server lists it. */
export type Worker = components['schemas']['Worker'];
