import type { AnswerName } from '@fitness/api-contract/answers';

/** A rule of the studio says no; the name is that of the answer in openapi.yaml, which holds status and text. */
export class Refusal extends Error {
  readonly answer: AnswerName;
  /** For developers, where the text alone does not tell. */
  readonly detail: string | undefined;

  constructor(answer: AnswerName, detail?: string) {
    super(answer);
    this.name = 'Refusal';
    this.answer = answer;
    this.detail = detail;
  }
}

/** The value, or the refusal where there is none. */
export function orRefuse<Value>(value: Value | undefined, answer: AnswerName): Value {
  if (value === undefined) throw new Refusal(answer);
  return value;
}
