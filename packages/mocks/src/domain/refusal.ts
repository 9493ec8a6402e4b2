import type { AnswerName } from '@fitness/api-contract/answers';

/** A rule of the studio says no; the name is that of the answer in openapi.yaml, which holds status and text. */
export class Refusal extends Error {
  readonly answer: AnswerName;

  constructor(answer: AnswerName) {
    super(answer);
    this.name = 'Refusal';
    this.answer = answer;
  }
}

/** The value, or the refusal where there is none. */
export function orRefuse<Value>(value: Value | undefined, answer: AnswerName): Value {
  if (value === undefined) throw new Refusal(answer);
  return value;
}
