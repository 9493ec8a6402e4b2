import type { Interceptor } from '../interceptor.ts';

/** A backend that differs from the mock only in what openapi.yaml leaves open. */
export interface ConformingBackend {
  /** Its id, in kebab case. */
  readonly name: string;
  /** What differs, in English. */
  readonly difference: string;
  /** Whether it keeps the studio's rules (docs/product.md#mock-rules) too, messages included. */
  readonly keepsRules: boolean;
  /** A new interceptor for each run. */
  readonly interceptor: () => Interceptor;
}
