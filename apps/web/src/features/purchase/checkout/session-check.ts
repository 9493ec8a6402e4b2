import { ApiError } from '@fitness/api-contract/client';
import { api } from '../../../shared/api/client.ts';
import type { OwnPass } from './earlier-payment.ts';

/** Why buying stops before anything is charged. */
export type Obstacle = 'login' | 'permission' | 'offline' | 'later';

/** What asking the backend came to: the person's passes, or why the purchase has to stop. */
export type SessionCheck =
  | { kind: 'good'; passes: readonly OwnPass[] }
  | { kind: 'bad'; obstacle: Obstacle; error: unknown };

const timeoutMs = 5000;

/** What an error of the check means for the purchase. */
export function obstacleOf(error: unknown): Obstacle {
  if (!(error instanceof ApiError)) return 'later';
  if (error.status === 401) return 'login';
  if (error.status === 403) return 'permission';
  return error.reason === 'unreachable' ? 'offline' : 'later';
}

/** Asks the backend for the person's passes, to learn whether it still knows the session and lets this person buy. */
export async function checkSession(): Promise<SessionCheck> {
  try {
    return {
      kind: 'good',
      passes: await api.GET('/api/{product}/reservations/available-promotions', { timeoutMs }),
    };
  } catch (error) {
    return { kind: 'bad', obstacle: obstacleOf(error), error };
  }
}
