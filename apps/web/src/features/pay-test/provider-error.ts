import type { providerProblems } from './texts.ts';

/** The case in which the provider gave no answer that can be used. */
export type ProviderProblem = Exclude<keyof typeof providerProblems, 'noSecret'>;

const problems: Readonly<Record<number, ProviderProblem>> = {
  400: 'badRequest',
  401: 'unauthorized',
  403: 'forbidden',
};

/** The case behind a status that is no success. */
export function problemOfStatus(status: number): ProviderProblem {
  return problems[status] ?? 'other';
}

/** The one error of the provider's REST calls; it carries nothing that was sent. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly problem: ProviderProblem;

  constructor(problem: ProviderProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** The case of whatever a provider's call threw; null where it threw nothing. */
export function problemOf(error: unknown): ProviderProblem | null {
  if (error === null || error === undefined) return null;
  return error instanceof ProviderError ? error.problem : 'other';
}
