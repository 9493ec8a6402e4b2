import type { Clock } from '../clock.ts';
import type { Store } from '../store/store.ts';

/** What every rule works on: the tables and the present time. */
export interface Studio {
  readonly store: Store;
  readonly clock: Clock;
}
