import type { Clock } from '../clock.ts';
import type { Store } from '../store/store.ts';

/** The tables and the clock that every rule works on. */
export interface Studio {
  readonly store: Store;
  readonly clock: Clock;
}
