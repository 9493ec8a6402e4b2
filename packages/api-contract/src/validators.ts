export { validateAnswer } from './validators/answer.ts';
export type { Problem } from './validators/problems.ts';
export { validateRequest } from './validators/request.ts';
export type { Refusal, RequestParts, ValidRequest } from './validators/request.ts';
