import { ApiError } from '@fitness/api-contract/client';
import { describe, expect, it } from 'vitest';
import { type Obstacle, obstacleOf } from './session-check.ts';

const request = 'GET /api/{product}/reservations/available-promotions';

describe('a failed session check (docs/product.md#purchase)', () => {
  it.each<[string, unknown, Obstacle]>([
    ['401', new ApiError({ request, status: 401 }), 'login'],
    ['403', new ApiError({ request, status: 403 }), 'permission'],
    ['no connection', new ApiError({ request, reason: 'unreachable' }), 'offline'],
    ['a timeout', new ApiError({ request, reason: 'timeout' }), 'later'],
    ['500', new ApiError({ request, status: 500 }), 'later'],
    ['503', new ApiError({ request, status: 503 }), 'later'],
    ['404', new ApiError({ request, status: 404 }), 'later'],
    ['a response that cannot be read', new ApiError({ request, status: 200 }), 'later'],
    ['an error of another kind', new TypeError(), 'later'],
  ])('with %s stops the purchase by %3$s @buy:session-check', (_name, error, obstacle) =>
    expect(obstacleOf(error)).toBe(obstacle),
  );
});
