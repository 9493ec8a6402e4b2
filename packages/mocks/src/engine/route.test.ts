import { expect, it } from 'vitest';
import { findRoute } from './route.ts';

it.each(['/api/fitness/review', '/api/fitness/revi%65w', '/%61pi/fitness/review'])(
  'finds the operation of %s, however its literal parts are encoded',
  (pathname) => {
    expect(findRoute('GET', pathname)).toEqual({
      kind: 'operation',
      id: 'listReviews',
      params: { product: 'fitness' },
    });
  },
);

it('decodes a parameter after the path is split, so that an encoded slash stays in it', () => {
  expect(findRoute('GET', '/api/a%2Fb/review')).toMatchObject({ params: { product: 'a/b' } });
  expect(findRoute('GET', '/api/a/b/review')).toEqual({ kind: 'unknown' });
});
