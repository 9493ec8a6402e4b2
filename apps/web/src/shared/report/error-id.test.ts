import { describe, expect, it } from 'vitest';
import { errorIdOf } from './error-id.ts';

describe('the id of an error (docs/product.md#errors)', () => {
  it('is eight characters that are not confused, in two groups @error:id', () => {
    for (let count = 0; count < 1000; count += 1)
      expect(errorIdOf(new Error('odd'))).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  });

  it('is the same for the same error, and different for another @error:id', () => {
    const [one, other] = [new Error('odd'), new Error('odd')];
    expect(errorIdOf(one)).toBe(errorIdOf(one));
    expect(errorIdOf(one)).not.toBe(errorIdOf(other));
  });

  it.each(['text', null, undefined, Object.freeze({})])(
    'is there for anything that is thrown: %s',
    (thrown) => {
      expect(errorIdOf(thrown)).toHaveLength(9);
    },
  );
});
