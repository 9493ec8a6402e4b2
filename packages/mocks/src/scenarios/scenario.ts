import type { Builder } from './seed/builder.ts';

/** A named state of the studio to begin with. */
export interface Scenario {
  /** What people choose it by, in Korean. */
  readonly label: string;
  readonly description: string;
  /** Fills an empty studio; everything is relative to the builder's date. */
  build(builder: Builder): void;
}
