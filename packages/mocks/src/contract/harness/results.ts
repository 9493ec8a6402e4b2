import { Difference } from './difference.ts';

/** A difference and how often it was found. */
export interface Finding {
  readonly difference: Difference;
  readonly times: number;
}

/** The result of one check. */
export interface CheckResult {
  readonly name: string;
  readonly title: string;
  readonly part: 'contract' | 'rules';
  readonly passed: number;
  readonly findings: readonly Finding[];
  /** The reasons why parts of it were skipped. */
  readonly skipped: readonly string[];
}

/** A precondition of a check is missing, which is no fault of the backend. */
export class Unavailable extends Error {}

/** Counts what passed and collects differences, each once. */
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

  /** Runs the work and records a difference or a missing precondition; rethrows any other error. */
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
