export { validateResponse } from './validators/response.ts';
export type { Problem } from './validators/problems.ts';
export { validateRequest } from './validators/request.ts';
export type { ValidationFailure, RequestParts, ValidRequest } from './validators/request.ts';
