// Generated from openapi.yaml by `pnpm generate`: do not edit.
import type { OperationId } from '../operations.ts';
import type { Validator } from '../../validators/problems.ts';

export declare const requestValidators: Readonly<Record<OperationId, Readonly<Partial<Record<'params' | 'query' | 'headers' | 'body', Validator>>>>>;
