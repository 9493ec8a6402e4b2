import type { Builder } from './seed/builder.ts';

/** An initial state of the studio. */
export interface Scenario {
  /** The Korean name in the list of scenarios. */
  readonly label: string;
  readonly description: string;
  /** Fills an empty studio; everything is relative to the builder's date. */
  build(builder: Builder): void;
}
