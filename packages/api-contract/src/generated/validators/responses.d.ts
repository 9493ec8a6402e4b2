// Generated from openapi.yaml by `pnpm generate`: do not edit.
import type { OperationId } from '../operations.ts';
import type { Validator } from '../../validators/problems.ts';

export declare const responseValidators: Readonly<Record<OperationId, Readonly<Record<string, Validator>>>>;
