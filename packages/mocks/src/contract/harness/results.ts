import { Difference } from './difference.ts';

/** A difference, and how often it was found. */
export interface Finding {
  readonly difference: Difference;
  readonly times: number;
}

/** What came of one check. */
export interface CheckResult {
  readonly name: string;
  readonly title: string;
  readonly part: 'contract' | 'rules';
  readonly passed: number;
  readonly findings: readonly Finding[];
  /** What could not be checked, and why. */
  readonly skipped: readonly string[];
}

/** Something that a check needs is not to be had here: no fault of the backend. */
export class Unavailable extends Error {}

/** Counts what passed, and keeps what did not, once each. */
export class Results {
  #passed = 0;
  readonly #findings = new Map<string, { difference: Difference; times: number }>();
  readonly #skipped = new Set<string>();

  pass(times = 1): void {
    this.#passed += times;
  }

  fail(difference: Difference): void {
    const { operation, description, expected, actual } = difference;
    const key = [operation, description, expected, actual.replaceAll(/\/\d+/g, '/*')].join('\n');
    const known = this.#findings.get(key);
    if (known) known.times += 1;
    else this.#findings.set(key, { difference, times: 1 });
  }

  skip(reason: string): void {
    this.#skipped.add(reason);
  }

  /** Does the work; a difference is kept, what is unavailable is skipped, any other error is the suite's own and goes on. */
  async attempt<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    try {
      const result = await work();
      this.pass();
      return result;
    } catch (error) {
      if (error instanceof Difference) this.fail(error);
      else if (error instanceof Unavailable) this.skip(error.message);
      else throw error;
      return undefined;
    }
  }

  result(check: Pick<CheckResult, 'name' | 'title' | 'part'>): CheckResult {
    return {
      ...check,
      passed: this.#passed,
      findings: [...this.#findings.values()],
      skipped: [...this.#skipped],
    };
  }
}
