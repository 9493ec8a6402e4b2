import type { providerProblems } from './texts.ts';

export type ProviderProblem = Exclude<keyof typeof providerProblems, 'noSecret'>;

const problems: Readonly<Record<number, ProviderProblem>> = {
  400: 'badRequest',
  401: 'unauthorized',
  403: 'forbidden',
};

/** The problem that an HTTP error status means. */
export function problemOfStatus(status: number): ProviderProblem {
  return problems[status] ?? 'other';
}

/** An error of the provider's REST API, without any data of the request. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly problem: ProviderProblem;

  constructor(problem: ProviderProblem) {
    super(problem);
    this.problem = problem;
  }
}

export function problemOf(error: unknown): ProviderProblem | null {
  if (error === null || error === undefined) return null;
  return error instanceof ProviderError ? error.problem : 'other';
}
