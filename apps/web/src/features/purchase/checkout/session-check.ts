import { ApiError } from '@fitness/api-contract/client';
import { api } from '../../../shared/api/client.ts';
import { call } from '../../../shared/api/operations.ts';
import type { OwnPass } from '../warnings/warning.ts';

/** Why a purchase is blocked before anything is charged. */
export type Obstacle = 'login' | 'permission' | 'offline' | 'later';

export type SessionCheck =
  | { kind: 'passed'; passes: readonly OwnPass[] }
  | { kind: 'blocked'; obstacle: Obstacle; error: unknown };

const timeoutMs = 5000;

export function obstacleOf(error: unknown): Obstacle {
  if (!(error instanceof ApiError)) return 'later';
  if (error.status === 401) return 'login';
  if (error.status === 403) return 'permission';
  return error.reason === 'unreachable' ? 'offline' : 'later';
}

/** Requests the user's passes, which fails if the session has ended or its permission has changed. */
export async function checkSession(): Promise<SessionCheck> {
  try {
    return {
      kind: 'passed',
      passes: await call(api, 'listMyPromotions', { timeoutMs }),
    };
  } catch (error) {
    return { kind: 'blocked', obstacle: obstacleOf(error), error };
  }
}
