import type { RowOf } from '@fitness/api-contract/client';

/** What a trainer did in a month, as the server lists it. */
export type Worker = RowOf<'/api/{product}/admin/manager'>;
