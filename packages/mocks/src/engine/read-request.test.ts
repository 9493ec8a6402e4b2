import { describe, expect, it } from 'vitest';
import { readRequest } from './read-request.ts';

describe('a received request', () => {
  it('has all values of a repeated parameter, and no others as a list', async () => {
    const { query } = await readRequest(
      new Request('http://backend.test/api?id=1&name=a&id=2&id=3&constructor=x'),
    );
    expect(query).toEqual({ id: ['1', '2', '3'], name: 'a', constructor: 'x' });
  });
});
