import { describe, expect, it } from 'vitest';
import { routeOf } from './route-of.ts';

describe('the route of a report', () => {
  it.each([
    ['/fitness/review', '/{product}/review'],
    ['/', '/'],
    ['/fitness/member/01012345678', 'unknown'],
    ['/toString', 'unknown'],
  ])('of %s is %s @report:privacy', (pathname, route) => {
    expect(routeOf(pathname)).toBe(route);
  });
});
